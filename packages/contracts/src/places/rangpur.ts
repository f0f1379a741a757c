import type { DivisionTable } from './place-table.ts';

export const rangpur: DivisionTable = {
  division: 'Rangpur রংপুর',
  districts: {
    'Dinajpur দিনাজপুর':
      'Biral বিরল, Birampur বিরামপুর, Birganj বীরগঞ্জ, Bochaganj বোচাগঞ্জ, Chirirbandar চিরিরবন্দর, Dinajpur Sadar দিনাজপুর সদর, Fulbari ফুলবাড়ী, Ghoraghat ঘোড়াঘাট, Hakimpur হাকিমপুর, Kaharole কাহারোল, Khansama খানসামা, Nawabganj নবাবগঞ্জ, Parbatipur পার্বতীপুর',
    'Gaibandha গাইবান্ধা':
      'Fulchhari ফুলছড়ি, Gaibandha Sadar গাইবান্ধা সদর, Gobindaganj গোবিন্দগঞ্জ, Palashbari পলাশবাড়ী, Sadullapur সাদুল্লাপুর, Saghata সাঘাটা, Sundarganj সুন্দরগঞ্জ',
    'Kurigram কুড়িগ্রাম':
      'Bhurungamari ভূরুঙ্গামারী, Char Rajibpur চর রাজিবপুর, Chilmari চিলমারী, Kurigram Sadar কুড়িগ্রাম সদর, Nageshwari নাগেশ্বরী, Phulbari ফুলবাড়ী, Rajarhat রাজারহাট, Raumari রৌমারী, Ulipur উলিপুর',
    'Lalmonirhat লালমনিরহাট':
      'Aditmari আদিতমারী, Hatibandha হাতীবান্ধা, Kaliganj কালীগঞ্জ, Lalmonirhat Sadar লালমনিরহাট সদর, Patgram পাটগ্রাম',
    'Nilphamari নীলফামারী':
      'Dimla ডিমলা, Domar ডোমার, Jaldhaka জলঢাকা, Kishoreganj কিশোরগঞ্জ, Nilphamari Sadar নীলফামারী সদর, Saidpur সৈয়দপুর',
    'Panchagarh পঞ্চগড়': 'Atwari আটোয়ারী, Boda বোদা, Debiganj দেবীগঞ্জ, Panchagarh Sadar পঞ্চগড় সদর, Tetulia তেঁতুলিয়া',
    'Rangpur রংপুর':
      'Badarganj বদরগঞ্জ, Gangachara গঙ্গাচড়া, Kaunia কাউনিয়া, Mithapukur মিঠাপুকুর, Pirgachha পীরগাছা, Pirganj পীরগঞ্জ, Rangpur Sadar রংপুর সদর, Taraganj তারাগঞ্জ',
    'Thakurgaon ঠাকুরগাঁও':
      'Baliadangi বালিয়াডাঙ্গী, Haripur হরিপুর, Pirganj পীরগঞ্জ, Ranishankail রাণীশংকৈল, Thakurgaon Sadar ঠাকুরগাঁও সদর',
  },
};
