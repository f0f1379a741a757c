import type { DivisionTable } from './place-table.ts';

export const dhaka: DivisionTable = {
  division: 'Dhaka ঢাকা',
  districts: {
    'Dhaka ঢাকা': 'Dhamrai ধামরাই, Dohar দোহার, Keraniganj কেরানীগঞ্জ, Nawabganj নবাবগঞ্জ, Savar সাভার',
    'Faridpur ফরিদপুর':
      'Alfadanga আলফাডাঙ্গা, Bhanga ভাঙ্গা, Boalmari বোয়ালমারী, Charbhadrasan চরভদ্রাসন, Faridpur Sadar ফরিদপুর সদর, Madhukhali মধুখালী, Nagarkanda নগরকান্দা, Sadarpur সদরপুর, Saltha সালথা',
    'Gazipur গাজীপুর': 'Gazipur Sadar গাজীপুর সদর, Kaliakair কালিয়াকৈর, Kaliganj কালীগঞ্জ, Kapasia কাপাসিয়া, Sreepur শ্রীপুর',
    'Gopalganj গোপালগঞ্জ':
      'Gopalganj Sadar গোপালগঞ্জ সদর, Kashiani কাশিয়ানী, Kotalipara কোটালীপাড়া, Muksudpur মুকসুদপুর, Tungipara টুঙ্গিপাড়া',
    'Kishoreganj কিশোরগঞ্জ':
      'Austagram অষ্টগ্রাম, Bajitpur বাজিতপুর, Bhairab ভৈরব, Hossainpur হোসেনপুর, Itna ইটনা, Karimganj করিমগঞ্জ, Katiadi কটিয়াদী, Kishoreganj Sadar কিশোরগঞ্জ সদর, Kuliarchar কুলিয়ারচর, Mithamain মিঠামইন, Nikli নিকলী, Pakundia পাকুন্দিয়া, Tarail তাড়াইল',
    'Madaripur মাদারীপুর': 'Dasar ডাসার, Kalkini কালকিনি, Madaripur Sadar মাদারীপুর সদর, Rajoir রাজৈর, Shibchar শিবচর',
    'Manikganj মানিকগঞ্জ':
      'Daulatpur দৌলতপুর, Ghior ঘিওর, Harirampur হরিরামপুর, Manikganj Sadar মানিকগঞ্জ সদর, Saturia সাটুরিয়া, Shibalaya শিবালয়, Singair সিংগাইর',
    'Munshiganj মুন্সীগঞ্জ':
      'Gazaria গজারিয়া, Lauhajang লৌহজং, Munshiganj Sadar মুন্সীগঞ্জ সদর, Sirajdikhan সিরাজদিখান, Sreenagar শ্রীনগর, Tongibari টঙ্গীবাড়ী',
    'Narayanganj নারায়ণগঞ্জ':
      'Araihazar আড়াইহাজার, Bandar বন্দর, Narayanganj Sadar নারায়ণগঞ্জ সদর, Rupganj রূপগঞ্জ, Sonargaon সোনারগাঁ',
    'Narsingdi নরসিংদী':
      'Belabo বেলাবো, Monohardi মনোহরদী, Narsingdi Sadar নরসিংদী সদর, Palash পলাশ, Raipura রায়পুরা, Shibpur শিবপুর',
    'Rajbari রাজবাড়ী': 'Baliakandi বালিয়াকান্দি, Goalanda গোয়ালন্দ, Kalukhali কালুখালী, Pangsha পাংশা, Rajbari Sadar রাজবাড়ী সদর',
    'Shariatpur শরীয়তপুর':
      'Bhedarganj ভেদরগঞ্জ, Damudya ডামুড্যা, Gosairhat গোসাইরহাট, Naria নড়িয়া, Shariatpur Sadar শরীয়তপুর সদর, Zajira জাজিরা',
    'Tangail টাঙ্গাইল':
      'Basail বাসাইল, Bhuapur ভূঞাপুর, Delduar দেলদুয়ার, Dhanbari ধনবাড়ী, Ghatail ঘাটাইল, Gopalpur গোপালপুর, Kalihati কালিহাতী, Madhupur মধুপুর, Mirzapur মির্জাপুর, Nagarpur নাগরপুর, Sakhipur সখীপুর, Tangail Sadar টাঙ্গাইল সদর',
  },
};
