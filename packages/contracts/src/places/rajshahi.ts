import type { DivisionTable } from './place-table.ts';

export const rajshahi: DivisionTable = {
  division: 'Rajshahi রাজশাহী',
  districts: {
    'Bogura বগুড়া':
      'Adamdighi আদমদীঘি, Bogura Sadar বগুড়া সদর, Dhunat ধুনট, Dhupchanchia দুপচাঁচিয়া, Gabtali গাবতলী, Kahaloo কাহালু, Nandigram নন্দীগ্রাম, Sariakandi সারিয়াকান্দি, Shajahanpur শাজাহানপুর, Sherpur শেরপুর, Shibganj শিবগঞ্জ, Sonatala সোনাতলা',
    'Chapainawabganj চাঁপাইনবাবগঞ্জ':
      'Bholahat ভোলাহাট, Chapainawabganj Sadar চাঁপাইনবাবগঞ্জ সদর, Gomastapur গোমস্তাপুর, Nachole নাচোল, Shibganj শিবগঞ্জ',
    'Joypurhat জয়পুরহাট': 'Akkelpur আক্কেলপুর, Joypurhat Sadar জয়পুরহাট সদর, Kalai কালাই, Khetlal ক্ষেতলাল, Panchbibi পাঁচবিবি',
    'Naogaon নওগাঁ':
      'Atrai আত্রাই, Badalgachhi বদলগাছী, Dhamoirhat ধামইরহাট, Manda মান্দা, Mohadevpur মহাদেবপুর, Naogaon Sadar নওগাঁ সদর, Niamatpur নিয়ামতপুর, Patnitala পত্নীতলা, Porsha পোরশা, Raninagar রাণীনগর, Sapahar সাপাহার',
    'Natore নাটোর':
      'Bagatipara বাগাতিপাড়া, Baraigram বড়াইগ্রাম, Gurudaspur গুরুদাসপুর, Lalpur লালপুর, Naldanga নলডাঙ্গা, Natore Sadar নাটোর সদর, Singra সিংড়া',
    'Pabna পাবনা':
      'Atgharia আটঘরিয়া, Bera বেড়া, Bhangura ভাঙ্গুড়া, Chatmohar চাটমোহর, Faridpur ফরিদপুর, Ishwardi ঈশ্বরদী, Pabna Sadar পাবনা সদর, Santhia সাঁথিয়া, Sujanagar সুজানগর',
    'Rajshahi রাজশাহী':
      'Bagha বাঘা, Bagmara বাগমারা, Charghat চারঘাট, Durgapur দুর্গাপুর, Godagari গোদাগাড়ী, Mohanpur মোহনপুর, Paba পবা, Puthia পুঠিয়া, Tanore তানোর',
    'Sirajganj সিরাজগঞ্জ':
      'Belkuchi বেলকুচি, Chauhali চৌহালী, Kamarkhanda কামারখন্দ, Kazipur কাজীপুর, Raiganj রায়গঞ্জ, Shahjadpur শাহজাদপুর, Sirajganj Sadar সিরাজগঞ্জ সদর, Tarash তাড়াশ, Ullahpara উল্লাপাড়া',
  },
};
