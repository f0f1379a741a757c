-- The districts of Bangladesh: shops that were there before their district had a name in Bangla get it.
UPDATE shops SET district_bn = named.bangla
  FROM (VALUES
    ('Bagerhat', 'বাগেরহাট'), ('Bandarban', 'বান্দরবান'), ('Barguna', 'বরগুনা'), ('Barishal', 'বরিশাল'),
    ('Bhola', 'ভোলা'), ('Bogura', 'বগুড়া'), ('Brahmanbaria', 'ব্রাহ্মণবাড়িয়া'), ('Chandpur', 'চাঁদপুর'),
    ('Chapainawabganj', 'চাঁপাইনবাবগঞ্জ'), ('Chattogram', 'চট্টগ্রাম'), ('Chuadanga', 'চুয়াডাঙ্গা'),
    ('Cox''s Bazar', 'কক্সবাজার'), ('Cumilla', 'কুমিল্লা'), ('Dhaka', 'ঢাকা'), ('Dinajpur', 'দিনাজপুর'),
    ('Faridpur', 'ফরিদপুর'), ('Feni', 'ফেনী'), ('Gaibandha', 'গাইবান্ধা'), ('Gazipur', 'গাজীপুর'),
    ('Gopalganj', 'গোপালগঞ্জ'), ('Habiganj', 'হবিগঞ্জ'), ('Jamalpur', 'জামালপুর'), ('Jashore', 'যশোর'),
    ('Jhalokathi', 'ঝালকাঠি'), ('Jhenaidah', 'ঝিনাইদহ'), ('Joypurhat', 'জয়পুরহাট'),
    ('Khagrachhari', 'খাগড়াছড়ি'), ('Khulna', 'খুলনা'), ('Kishoreganj', 'কিশোরগঞ্জ'), ('Kurigram', 'কুড়িগ্রাম'),
    ('Kushtia', 'কুষ্টিয়া'), ('Lakshmipur', 'লক্ষ্মীপুর'), ('Lalmonirhat', 'লালমনিরহাট'),
    ('Madaripur', 'মাদারীপুর'), ('Magura', 'মাগুরা'), ('Manikganj', 'মানিকগঞ্জ'), ('Meherpur', 'মেহেরপুর'),
    ('Moulvibazar', 'মৌলভীবাজার'), ('Munshiganj', 'মুন্সীগঞ্জ'), ('Mymensingh', 'ময়মনসিংহ'),
    ('Naogaon', 'নওগাঁ'), ('Narail', 'নড়াইল'), ('Narayanganj', 'নারায়ণগঞ্জ'), ('Narsingdi', 'নরসিংদী'),
    ('Natore', 'নাটোর'), ('Netrokona', 'নেত্রকোণা'), ('Nilphamari', 'নীলফামারী'), ('Noakhali', 'নোয়াখালী'),
    ('Pabna', 'পাবনা'), ('Panchagarh', 'পঞ্চগড়'), ('Patuakhali', 'পটুয়াখালী'), ('Pirojpur', 'পিরোজপুর'),
    ('Rajbari', 'রাজবাড়ী'), ('Rajshahi', 'রাজশাহী'), ('Rangamati', 'রাঙ্গামাটি'), ('Rangpur', 'রংপুর'),
    ('Satkhira', 'সাতক্ষীরা'), ('Shariatpur', 'শরীয়তপুর'), ('Sherpur', 'শেরপুর'), ('Sirajganj', 'সিরাজগঞ্জ'),
    ('Sunamganj', 'সুনামগঞ্জ'), ('Sylhet', 'সিলেট'), ('Tangail', 'টাঙ্গাইল'), ('Thakurgaon', 'ঠাকুরগাঁও')
  ) AS named (english, bangla)
 WHERE shops.district = named.english AND shops.district_bn = '';
