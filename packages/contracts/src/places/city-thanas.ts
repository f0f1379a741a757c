/**
 * Thanas of the city corporations, which take the place of upazilas in cities. Keyed by the district's English name.
 */
export const cityThanas: Record<string, string> = {
  Barishal: 'Airport এয়ারপোর্ট, Bandar বন্দর, Kawnia কাউনিয়া, Kotwali কোতোয়ালী',
  Chattogram:
    'Akbar Shah আকবর শাহ, Bakalia বাকলিয়া, Bandar বন্দর, Bayazid Bostami বায়েজিদ বোস্তামী, Chandgaon চান্দগাঁও, Chawkbazar চকবাজার, Double Mooring ডবলমুরিং, EPZ ইপিজেড, Halishahar হালিশহর, Khulshi খুলশী, Kotwali কোতোয়ালী, Pahartali পাহাড়তলী, Panchlaish পাঁচলাইশ, Patenga পতেঙ্গা, Sadarghat সদরঘাট',
  Dhaka:
    'Adabor আদাবর, Badda বাড্ডা, Banani বনানী, Bangshal বংশাল, Bhashantek ভাষানটেক, Bhatara ভাটারা, Bimanbandar বিমানবন্দর, Cantonment ক্যান্টনমেন্ট, Chawkbazar চকবাজার, Dakshinkhan দক্ষিণখান, Darus Salam দারুস সালাম, Demra ডেমরা, Dhanmondi ধানমন্ডি, Gandaria গেন্ডারিয়া, Gulshan গুলশান, Hatirjheel হাতিরঝিল, Hazaribagh হাজারীবাগ, Jatrabari যাত্রাবাড়ী, Kadamtali কদমতলী, Kafrul কাফরুল, Kalabagan কলাবাগান, Kamrangirchar কামরাঙ্গীরচর, Khilgaon খিলগাঁও, Khilkhet খিলক্ষেত, Kotwali কোতোয়ালী, Lalbagh লালবাগ, Mirpur মিরপুর, Mohammadpur মোহাম্মদপুর, Motijheel মতিঝিল, Mugda মুগদা, New Market নিউমার্কেট, Pallabi পল্লবী, Paltan পল্টন, Ramna রমনা, Rampura রামপুরা, Rupnagar রূপনগর, Sabujbagh সবুজবাগ, Shah Ali শাহ আলী, Shahbagh শাহবাগ, Shahjahanpur শাহজাহানপুর, Sher-e-Bangla Nagar শেরেবাংলা নগর, Shyampur শ্যামপুর, Sutrapur সূত্রাপুর, Tejgaon তেজগাঁও, Tejgaon Industrial Area তেজগাঁও শিল্পাঞ্চল, Turag তুরাগ, Uttar Khan উত্তরখান, Uttara East উত্তরা পূর্ব, Uttara West উত্তরা পশ্চিম, Wari ওয়ারী',
  Gazipur:
    'Basan বাসন, Gachha গাছা, Joydebpur জয়দেবপুর, Kashimpur কাশিমপুর, Konabari কোনাবাড়ী, Pubail পুবাইল, Tongi East টঙ্গী পূর্ব, Tongi West টঙ্গী পশ্চিম',
  Khulna:
    'Aranghata আড়ংঘাটা, Daulatpur দৌলতপুর, Harintana হরিণটানা, Khalishpur খালিশপুর, Khan Jahan Ali খানজাহান আলী, Khulna Sadar খুলনা সদর, Labanchara লবণচরা, Sonadanga সোনাডাঙ্গা',
  Rajshahi: 'Boalia বোয়ালিয়া, Chandrima চন্দ্রিমা, Kashiadanga কাশিয়াডাঙ্গা, Matihar মতিহার, Rajpara রাজপাড়া, Shah Makhdum শাহ মখদুম',
  Rangpur: 'Haragach হারাগাছ, Hazirhat হাজীরহাট, Kotwali কোতোয়ালী, Mahiganj মাহিগঞ্জ, Parshuram পরশুরাম, Tajhat তাজহাট',
  Sylhet: 'Airport এয়ারপোর্ট, Jalalabad জালালাবাদ, Kotwali কোতোয়ালী, Moglabazar মোগলাবাজার, Shah Paran শাহপরাণ',
};
