-- Expand: what a search looks in. Functions and triggers fill these tables; the previous version goes on with its own columns.

-- CreateTable
CREATE TABLE "product_search" (
    "product_id" INTEGER NOT NULL,
    "words" tsvector NOT NULL,
    "sold_lately" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_search_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "shown" TEXT NOT NULL,
    "stem" TEXT NOT NULL,
    "sound" TEXT NOT NULL,
    "breathed" TEXT NOT NULL,
    "thin" TEXT NOT NULL,
    "consonants" TEXT NOT NULL,
    "kinds" INTEGER NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "search_terms" (
    "kind" TEXT NOT NULL,
    "ref_id" INTEGER NOT NULL,
    "level" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "stem" TEXT NOT NULL,
    "sound" TEXT NOT NULL,
    "thin" TEXT NOT NULL,

    CONSTRAINT "search_terms_pkey" PRIMARY KEY ("kind","ref_id","term")
);

-- CreateTable
CREATE TABLE "search_synonyms" (
    "id" SERIAL NOT NULL,
    "words" TEXT[],
    "narrower" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_misses" (
    "day" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("day","text")
);

-- CreateIndex
CREATE INDEX "product_search_words_idx" ON "product_search" USING GIN ("words") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "search_words_stem_idx" ON "search_words"("stem");

-- CreateIndex
CREATE INDEX "search_words_sound_idx" ON "search_words"("sound");

-- CreateIndex
CREATE INDEX "search_words_thin_idx" ON "search_words"("thin");

-- CreateIndex
CREATE INDEX "search_words_consonants_idx" ON "search_words"("consonants");

-- CreateIndex
CREATE INDEX "search_terms_term_idx" ON "search_terms"("term");

-- CreateIndex
CREATE INDEX "search_terms_stem_idx" ON "search_terms"("stem");

-- CreateIndex
CREATE INDEX "search_terms_sound_idx" ON "search_terms"("sound");

-- CreateIndex
CREATE INDEX "search_terms_thin_idx" ON "search_terms"("thin");

-- AddForeignKey
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- For beginnings of words, and for misspelt ones.
CREATE INDEX "search_words_beginnings" ON "search_words"("word" text_pattern_ops);
CREATE INDEX "search_words_breathed_beginnings" ON "search_words"("breathed" text_pattern_ops);
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "search_terms_beginnings" ON "search_terms"("term" text_pattern_ops);

-- The owner's first synonyms: a group a line, and after `>` what is narrower.
INSERT INTO "search_synonyms" ("words", "narrower")
SELECT string_to_array(trim(split_part(line, '>', 1)), ', '),
       CASE WHEN line LIKE '%>%' THEN string_to_array(trim(split_part(line, '>', 2)), ', ') ELSE '{}' END
  FROM regexp_split_to_table($groups$saree, sari, shari, শাড়ি > jamdani, katan, benarasi, জামদানি, বেনারসি, কাতান
blouse, ব্লাউজ
petticoat, পেটিকোট, saya, ছায়া
salwar kameez, shalwar kameez, three piece, 3 piece, থ্রি পিস, তিন পিস, সালোয়ার কামিজ, salwar kamiz, কামিজ, kameez > anarkali
two piece, 2 piece, টু পিস
salwar, shalwar, সালোয়ার, leggings, লেগিংস, palazzo, প্লাজো
kurti, kurta, kurtis, কুর্তি, কুর্তা, tops, টপস, fotua, ফতুয়া
dress, dresses, gown, জামা, jama, পোশাক, poshak, ড্রেস, গাউন, frock, ফ্রক > kameez, kurti, three piece, কামিজ, কুর্তি
clothes, clothing, kapor, কাপড়, জামাকাপড়, jama kapor, পোশাক, apparel > saree, shirt, panjabi, kameez, kurti, t shirt, jeans
orna, dupatta, dopatta, ওড়না, দোপাট্টা
hijab, হিজাব, headscarf, nikab, niqab, নিকাব
borka, burqa, burka, abaya, বোরকা, আবায়া
scarf, scarves, স্কার্ফ > hijab, muffler, orna, stole
muffler, মাফলার, neck warmer, গলাবন্ধ
shawl, chador, chadar, চাদর, শাল, shal, wrap > pashmina, পশমিনা
bedsheet, bed sheet, bed cover, বিছানার চাদর, bichanar chador, বেডশিট, bed linen
panjabi, punjabi, panjabee, পাঞ্জাবি, পাঞ্জাবী
pajama, payjama, paijama, পায়জামা, পাজামা, pyjama
koti, কটি, vest, waistcoat, ওয়েস্টকোট
shirt, শার্ট
t shirt, tshirt, tee, tees, টি শার্ট, টিশার্ট, গেঞ্জি, genji, ganji > polo, পোলো
polo, polo shirt, পোলো, পোলো শার্ট
pant, pants, trouser, trousers, প্যান্ট, ট্রাউজার, pent > jeans, chino, gabardine, জিনস, গ্যাবার্ডিন
jeans, jean, জিনস, জিন্স, denim, ডেনিম
gabardine, গ্যাবার্ডিন, chino, চিনো
lungi, loongi, লুঙ্গি
gamcha, gamsa, গামছা
towel, তোয়ালে, towale > gamcha, গামছা
jacket, জ্যাকেট, coat, কোট, blazer, ব্লেজার > puffer, পাফার
hoodie, hoody, hoodi, হুডি, sweatshirt, সোয়েটশার্ট
sweater, সোয়েটার, pullover, jumper, jersey sweater > cardigan, কার্ডিগান
cardigan, কার্ডিগান
cap, hat, টুপি, tupi, ক্যাপ, beanie, বিনি
gloves, glove, hand gloves, হাতমোজা, দস্তানা, hatmoja, গ্লাভস
socks, sock, moja, মোজা
blanket, kombol, কম্বল
quilt, lep, লেপ, kantha, katha, কাঁথা, comforter, কমফোর্টার, nakshi kantha, নকশি কাঁথা
winter clothes, warm clothes, shiter kapor, শীতের কাপড়, শীতের পোশাক, গরম কাপড়, gorom kapor, winter wear > sweater, jacket, hoodie, shawl, cardigan, muffler
shoe, shoes, juta, জুতা, জুতো, footwear, জুতা ও স্যান্ডেল > sneaker, sandal, loafer, nagra, keds, boot, কেডস, স্নিকার, slipper, লোফার, নাগরা, স্যান্ডেল
sneaker, sneakers, keds, কেডস, স্নিকার, running shoe, sports shoe, trainers, runner, রানার
sandal, sandals, স্যান্ডেল, sendel, স্যান্ডাল
slipper, slippers, flip flop, chappal, chopol, চপ্পল, স্লিপার, sponge sandal
loafer, loafers, লোফার, formal shoe, ফরমাল জুতা
nagra, নাগরা, juti, jutti, khussa
bag, bags, ব্যাগ, bag pack, থলে, tholi > backpack, tote, handbag, purse, trolley, clutch, ব্যাকপ্যাক, হ্যান্ডব্যাগ, messenger
school bag, schoolbag, স্কুল ব্যাগ, স্কুলব্যাগ
backpack, rucksack, ব্যাকপ্যাক, back pack, পিঠের ব্যাগ
handbag, hand bag, হ্যান্ডব্যাগ, ladies bag, ভ্যানিটি ব্যাগ, vanity bag, shoulder bag, sling bag, মেয়েদের ব্যাগ, side bag > clutch, tote, purse, ক্লাচ, টোট
tote, tote bag, shopping bag, টোট, বাজারের ব্যাগ, jute bag, পাটের ব্যাগ
wallet, মানিব্যাগ, manibag, money bag, moneybag, ওয়ালেট
purse, পার্স, clutch, ক্লাচ
luggage, লাগেজ, suitcase, suit case, স্যুটকেস, trolley, ট্রলি, travel bag, ট্রাভেল ব্যাগ, trolly
belt, বেল্ট, komorbondho
sunglass, sunglasses, রোদচশমা, সানগ্লাস, chosma, চশমা, glasses frame
umbrella, chata, ছাতা, raincoat, রেইনকোট
watch, ঘড়ি, ghori, hatghori, হাতঘড়ি, ঘড়ী, wrist watch, wristwatch
smart watch, smartwatch, স্মার্ট ওয়াচ, স্মার্টওয়াচ, smart ghori, fitness band, smart band
clock, wall clock, দেয়াল ঘড়ি, দেওয়াল ঘড়ি, deyal ghori, ক্লক, alarm clock
jewellery, jewelry, jewelery, jewel, gohona, gahana, গহনা, গয়না, goyna, অলংকার, ornaments, olonkar > bangle, necklace, earring, চুড়ি, হার, দুল, আংটি, jhumka, ঝুমকা, bracelet, nose pin, নাকফুল
bangle, bangles, churi, চুড়ি, bracelet, ব্রেসলেট, বালা
earring, earrings, ear ring, kaner dul, কানের দুল, dul, দুল, jhumka, ঝুমকা, tops earring
necklace, haar, হার, নেকলেস, golar har, গলার হার, locket, লকেট, chain necklace, মালা, mala
ring, আংটি, angti, anti, finger ring, রিং আংটি
nose pin, nakful, নাকফুল, nosepin
makeup, make up, cosmetics, মেকআপ, মেকাপ, prosadhoni, প্রসাধনী, কসমেটিকস, সাজগোজ > lipstick, eyeshadow, লিপস্টিক, কাজল, foundation
lipstick, lip stick, লিপস্টিক, lip color
eyeshadow, eye shadow, আইশ্যাডো, eye palette
kajal, kajol, কাজল, eyeliner, আইলাইনার
perfume, attar, ator, আতর, সুগন্ধি, পারফিউম, fragrance, scent, body spray, বডি স্প্রে, deodorant
cream, ক্রিম, krim
face cream, ফেস ক্রিম, মুখের ক্রিম, mukher cream, fairness cream, moisturizer, moisturiser, ময়েশ্চারাইজার > night cream, glow cream
face wash, facewash, ফেসওয়াশ, ফেস ওয়াশ, cleanser, mukh dhoar
lotion, লোশন, body lotion, বডি লোশন
soap, shaban, saban, সাবান
shampoo, শ্যাম্পু, conditioner, কন্ডিশনার
skin care, skincare, ত্বকের যত্ন, toker jotno
beauty, রূপচর্চা, rupchorcha, beauty product, সৌন্দর্য
hair oil, chuler tel, চুলের তেল, coconut oil, নারকেল তেল, narikel tel, narkel tel, নারিকেল তেল
comb, chiruni, চিরুনি, hair brush
toothpaste, টুথপেস্ট, tooth brush, toothbrush, টুথব্রাশ
mobile, phone, cell phone, mobile phone, smartphone, smart phone, ফোন, মোবাইল, মোবাইল ফোন, স্মার্টফোন, handset, android
charger, চার্জার, adapter, adaptor, অ্যাডাপ্টার, charging cable, data cable, ডাটা কেবল
power bank, powerbank, পাওয়ার ব্যাংক, পাওয়ারব্যাংক, portable charger
headphone, headphones, head phone, হেডফোন, হেড ফোন, headset, হেডসেট
earbuds, ear buds, earbud, airpods, airpod, tws, buds, ইয়ারবাড, ইয়ারবাডস, বাডস, এয়ারবাড
earphone, earphones, ear phone, ইয়ারফোন, এয়ারফোন > headphone, earbuds, হেডফোন, বাডস
speaker, speakers, স্পিকার, sound box, soundbox, সাউন্ড বক্স, bluetooth speaker
keyboard, কিবোর্ড, কী বোর্ড
computer mouse, মাউস
router, wifi router, wi fi router, ওয়াইফাই রাউটার, রাউটার, wifi, wi fi, ওয়াইফাই
laptop, ল্যাপটপ, notebook computer, macbook
computer, কম্পিউটার, pc, desktop > keyboard, router
tv, television, টিভি, টেলিভিশন
camera, ক্যামেরা
memory card, মেমোরি কার্ড, pen drive, pendrive, পেনড্রাইভ, usb
electronics, electronic, ইলেকট্রনিক্স, ইলেকট্রনিকস, gadget, gadgets, গ্যাজেট
home appliance, home appliances, গৃহস্থালি ইলেকট্রনিকস > kettle, iron, fan, rice cooker, heater
fan, pakha, পাখা, ফ্যান, table fan, টেবিল ফ্যান, charger fan, চার্জার ফ্যান, rechargeable fan
light, bulb, led, লাইট, বাল্ব, এলইডি, led light, বাতি, bati
lamp, ল্যাম্প, table lamp, টেবিল ল্যাম্প, বাতি, bati, pendant
iron, istri, istiri, ইস্ত্রি, ইস্ত্রী, আয়রন, dry iron, clothes iron
heater, হিটার, room heater, রুম হিটার
kettle, কেটলি, electric kettle, ইলেকট্রিক কেটলি, water heater jug, ketli
rice cooker, রাইস কুকার
fridge, refrigerator, ফ্রিজ, রেফ্রিজারেটর, freezer
washing machine, ওয়াশিং মেশিন
oven, microwave oven, ওভেন, মাইক্রোওয়েভ
blender, ব্লেন্ডার, mixer grinder, জুসার, juicer
ac, air conditioner, এসি, এয়ার কন্ডিশনার, air cooler
stove, gas stove, chula, চুলা, induction
kitchen, rannaghor, রান্নাঘর, কিচেন
cookware, cooking pot, hari patil, হাঁড়ি পাতিল, হাড়িপাতিল, রান্নার সরঞ্জাম, রান্নার পাতিল, বাসন, bason, utensils, থালাবাসন > fry pan, pressure cooker, korai, কড়াই, কুকার, প্যান
pressure cooker, প্রেশার কুকার, preshar cooker
fry pan, frying pan, frypan, ফ্রাই প্যান, ফ্রাইপ্যান, nonstick pan, non stick pan, ননস্টিক, তাওয়া, tawa > saute pan
korai, kadai, karai, karahi, wok, কড়াই
knife, knives, ছুরি, churi knife, chaku, চাকু, দা, boti, বটি
chopping board, cutting board, কাটিং বোর্ড, চপিং বোর্ড
plate, plates, থালা, thala, প্লেট, dinner set, ডিনার সেট, crockery, dish
bowl, বাটি, বাটি সেট, bowls
glass set, gelas, গ্লাস, গেলাস, tumbler, টাম্বলার
cup, mug, কাপ, মগ, tea cup, চায়ের কাপ, coffee mug
spoon, spoons, চামচ, chamoch, fork, cutlery
bottle, বোতল, botol, water bottle, পানির বোতল, panir botol
flask, ফ্লাস্ক, thermos, vacuum flask, থার্মোস
tiffin box, tiffin, tiffin carrier, টিফিন, টিফিন বক্স, টিফিন ক্যারিয়ার, lunch box, lunchbox, লাঞ্চ বক্স
jar, বয়াম, boyam, boiyam, storage box, container, কৌটা, kouta
spice box, masala box, মসলার বাক্স, masala dabba
bucket, balti, বালতি, mop, broom, ঝাড়ু, jharu
pillow, balish, বালিশ
cushion, কুশন, cushion cover, কুশন কভার
curtain, porda, পর্দা
rug, carpet, শতরঞ্জি, shotoronji, shataranji, কার্পেট, mat floor, পাপোশ
home decor, home decoration, ghor sajano, ঘর সাজানো, গৃহসজ্জা, ঘর সাজানোর জিনিস, showpiece, শোপিস, decor > vase, clock, lamp, candle, wall clock, terracotta
vase, flower vase, ফুলদানি, fuldani, phuldani
candle, candles, মোমবাতি, mombati
terracotta, পোড়ামাটি, পোড়ামাটির, মাটির জিনিস, matir jinish, clay, মৃৎশিল্প
plant, plants, gach, gachh, গাছ, tree, indoor plant, চারা, টব
painting, art print, wall art, ছবি, চিত্র, frame, ফ্রেম, poster
furniture, আসবাব, asbab, ফার্নিচার, table chair, sofa
handicraft, handicrafts, handmade, hand made, হস্তশিল্প, কারুশিল্প, craft, crafts, হাতে তৈরি, hate toiri
grocery, groceries, মুদি, mudi, bazar, বাজার, মুদি বাজার, খাবার জিনিস
food, khabar, খাবার > rice, biscuit, chanachur, pickle, honey, sweet
rice, chal, চাল, চাউল, chaul
polao rice, polao chal, পোলাও চাল, পোলাওর চাল, aromatic rice, chinigura, চিনিগুঁড়া
lentil, lentils, dal, daal, dhal, ডাল, pulse
masoor dal, masur dal, moshur dal, mosur dal, মসুর ডাল, red lentil
oil, tel, তেল
mustard oil, sorishar tel, shorishar tel, সরিষার তেল, সরিষা তেল, sorisha tel
soybean oil, soyabin tel, সয়াবিন তেল, cooking oil, রান্নার তেল
spice, spices, moshla, mosla, masala, masla, মসলা, মশলা > turmeric, chilli, হলুদ, মরিচ, জিরা, cumin
turmeric, holud, halud, হলুদ গুঁড়া, হলুদ গুড়া, holud gura, haldi
chilli, chili, chilly, morich, মরিচ, লাল মরিচ, red chilli, shukna morich, মরিচ গুঁড়া
honey, modhu, মধু, moddhu
black seed, kalojira, kalijira, কালোজিরা, nigella
molasses, gur, গুড়, jaggery, patali, পাটালি, khejur gur, খেজুর গুড়, খেজুরের গুড়
pickle, pickles, achar, aachar, আচার, chutney
ghee, ghi, ঘি, clarified butter
sugar, chini, চিনি
salt, lobon, লবণ, নুন
flour, atta, ata, আটা, moyda, ময়দা, suji
milk, dudh, দুধ
fish, mach, maach, মাছ, ilish, ইলিশ, চিংড়ি
meat, mangsho, মাংস, gosht, গোশত, beef, গরুর মাংস, mutton, chicken, murgi, মুরগি
onion, peyaj, পেঁয়াজ, piyaj
potato, alu, আলু
vegetable, vegetables, sobji, shobji, সবজি, শাক
tea, cha, চা, chai, চা পাতা, cha pata, tea leaf
coffee, কফি, kofi
biscuit, biscuits, cookies, cookie, biskut, বিস্কুট, কুকিজ
snack, snacks, nasta, nashta, নাস্তা, নাশতা > chanachur, biscuit, চানাচুর, বিস্কুট
chanachur, চানাচুর, bombay mix
yogurt, yoghurt, doi, দই, curd, mishti doi, misti doi, মিষ্টি দই
sweet, sweets, mishti, misti, মিষ্টি, মিষ্টান্ন, dessert > rosogolla, sandesh, রসগোল্লা, সন্দেশ, doi, দই
rosogolla, rasgulla, roshogolla, rasogolla, রসগোল্লা
sandesh, shondesh, sondesh, সন্দেশ
dates, khejur, khajur, খেজুর, date fruit
mango, mangoes, am, aam, আম
orange, komla, kamla, কমলা, কমলালেবু, malta
fruit, fruits, fol, phol, ফল > mango, orange, dates, আম, কমলা, খেজুর
egg, eggs, dim, deem, ডিম
water, pani, পানি
ginger, ada, আদা
garlic, roshun, রসুন
nut, nuts, badam, বাদাম, almond, cashew
chocolate, চকলেট, candy, লজেন্স
book, books, boi, বই > novel, poetry, story, উপন্যাস, কবিতা, গল্প
novel, novels, উপন্যাস, uponnas, fiction
story book, storybook, golper boi, গল্পের বই, গল্প, golpo, stories, story
poetry, poem, poems, kobita, কবিতা, কবিতার বই
children book, childrens book, kids book, picture book, shishutosh, শিশুতোষ, বাচ্চাদের বই, ছোটদের বই
maths, math, mathematics, gonit, গণিত, onko, অঙ্ক
notebook, khata, খাতা, নোটবুক, exercise book, copy book, writing pad > diary, ডায়েরি
diary, ডায়েরি, diery, dairy notebook, planner, journal
pen, pens, kolom, কলম, পেন, ballpoint, fountain pen
pencil, pencils, পেন্সিল, pensil, colour pencil, color pencil, রং পেন্সিল, rong pencil, crayon
colour, color, paint, paints, rong, rang, রং, রঙ, watercolour, watercolor, জলরং, art supplies, আঁকার জিনিস, drawing
geometry box, jamiti box, জ্যামিতি বক্স, compass box, pencil box
calculator, ক্যালকুলেটর, calculater
globe, গ্লোব, world map, মানচিত্র
stationery, stationary, স্টেশনারি, office supplies > pen, notebook, pencil, calculator, diary, কলম, খাতা
toy, toys, khelna, খেলনা, khelona > doll, teddy, puzzle, পুতুল, টেডি, ludo, kite, toy car
doll, dolls, putul, পুতুল
teddy, teddy bear, টেডি, টেডি বিয়ার, soft toy, plush, stuffed toy, ভালুক
kite, ghuri, ঘুড়ি
ludo, লুডু, লুডো
carrom, carom, carrom board, ক্যারম, ক্যারাম, keram, kerom, keram board
board game, board games, বোর্ড গেম, games, indoor game > ludo, carrom, লুডু, ক্যারম
chess, daba, দাবা
baby, babies, শিশু, shishu, bacha, baccha, বাচ্চা, বাচ্চাদের, bacchader, infant, newborn, নবজাতক, বেবি
kids, kid, children, child, বাচ্চা, বাচ্চাদের, bacchader, শিশু, শিশুদের, ছোটদের, chotoder
feeding bottle, feeder, ফিডার, baby bottle, ফিডিং বোতল
diaper, diapers, ডায়াপার, nappy, pampers
sports, sport, khela, খেলা, খেলাধুলা, kheladhula, খেলার সামগ্রী, sporting goods > cricket, football, badminton, jersey
cricket, ক্রিকেট, kriket
cricket bat, ব্যাট, ক্রিকেট ব্যাট, bat ball, ব্যাট বল
football, ফুটবল, futbol, soccer, soccer ball
badminton, ব্যাডমিন্টন, racket, র‍্যাকেট, racquet, shuttlecock
jersey, জার্সি, jarsi, jersi, football jersey
gym, fitness, ব্যায়াম, bayam, exercise, workout, ফিটনেস, জিম > dumbbell, yoga mat, skipping rope
dumbbell, dumbell, dumbbells, ডাম্বেল, dambel, weights
yoga mat, yoga, exercise mat, ইয়োগা, ইয়োগা ম্যাট, যোগব্যায়াম
skipping rope, jump rope, দড়িলাফ, dorilaf, স্কিপিং দড়ি
gift, gifts, uphar, upohar, উপহার, গিফট, present
women, woman, womens, ladies, lady, girl, girls, meye, meyeder, মেয়েদের, মেয়ে, নারী, mohila, মহিলা, মহিলাদের, নারীদের, লেডিস, female
men, man, mens, gents, boy, boys, chele, cheleder, ছেলেদের, ছেলে, পুরুষ, পুরুষদের, purush, জেন্টস, male
wedding, bridal, bride, biye, বিয়ে, বিয়ের, biyer, বর, bou, marriage, holud ceremony, গায়ে হলুদ
eid, ঈদ, ঈদের, eider
boishakh, pohela boishakh, বৈশাখ, পহেলা বৈশাখ, বৈশাখী, boishakhi, baishakhi
puja, পূজা, পুজো, pooja
ramadan, ramzan, romjan, রমজান, রোজা, iftar, ইফতার
winter, shit, sheet, শীত, শীতের, shiter, sheeter
summer, গরম, gorom, গ্রীষ্ম
rain, rainy, brishti, বৃষ্টি, বর্ষা, borsha, monsoon, বর্ষার
office, অফিস, formal, ফরমাল
school, স্কুল, iskul
travel, ভ্রমণ, vromon, bhromon, tour
red, lal, laal, লাল > crimson
blue, nil, neel, নীল > navy blue, sky blue, আকাশি
green, sobuj, shobuj, সবুজ > bottle green
yellow, holud, হলুদ, হলদে
black, kalo, কালো, kala
white, sada, shada, সাদা
pink, golapi, গোলাপি
purple, beguni, বেগুনি > lavender
brown, badami, বাদামি, khoyeri, খয়েরি
grey, gray, dhushor, ধূসর, chai rong, ছাই
orange colour, komola rong, কমলা রং
maroon, মেরুন, merun
navy, navy blue, নেভি, নেভি ব্লু
golden, gold, sonali, সোনালি, শোনালি
silver, rupali, রুপালি
cotton, suti, shuti, সুতি, কটন
silk, সিল্ক, reshom, রেশম
leather, চামড়া, চামড়ার, chamra, camra, chamrar, লেদার
wool, woolen, woollen, উল, উলের, পশমি
jute, পাট, পাটের, pat, pater
wood, wooden, কাঠ, কাঠের, kath, kather
steel, স্টিল, stainless steel
bamboo, বাঁশ, বাঁশের, bash, basher
handloom, তাঁত, তাঁতের, tant, tanter, হ্যান্ডলুম
pure, খাঁটি, khati, khanti, original, আসল, raw, ashol
fresh, তাজা, taja, টাটকা
local, deshi, desi, দেশি, দেশী, bangladeshi
small, choto, ছোট, mini, মিনি
large, big, boro, বড়
kg, kilo, kilogram, কেজি, kgs
gram, g, gm, গ্রাম
litre, liter, l, লিটার, ltr
ml, মিলি, milliliter
inch, ইঞ্চি, inches
gb, জিবি
set, সেট$groups$, '\n') AS line;
