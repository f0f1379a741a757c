import type { DivisionTable } from './place-table.ts';

export const khulna: DivisionTable = {
  division: 'Khulna খুলনা',
  districts: {
    'Bagerhat বাগেরহাট':
      'Bagerhat Sadar বাগেরহাট সদর, Chitalmari চিতলমারী, Fakirhat ফকিরহাট, Kachua কচুয়া, Mollahat মোল্লাহাট, Mongla মোংলা, Morrelganj মোড়েলগঞ্জ, Rampal রামপাল, Sarankhola শরণখোলা',
    'Chuadanga চুয়াডাঙ্গা': 'Alamdanga আলমডাঙ্গা, Chuadanga Sadar চুয়াডাঙ্গা সদর, Damurhuda দামুড়হুদা, Jibannagar জীবননগর',
    'Jashore যশোর':
      'Abhaynagar অভয়নগর, Bagherpara বাঘারপাড়া, Chaugachha চৌগাছা, Jashore Sadar যশোর সদর, Jhikargachha ঝিকরগাছা, Keshabpur কেশবপুর, Manirampur মনিরামপুর, Sharsha শার্শা',
    'Jhenaidah ঝিনাইদহ':
      'Harinakunda হরিণাকুণ্ডু, Jhenaidah Sadar ঝিনাইদহ সদর, Kaliganj কালীগঞ্জ, Kotchandpur কোটচাঁদপুর, Maheshpur মহেশপুর, Shailkupa শৈলকুপা',
    'Khulna খুলনা':
      'Batiaghata বটিয়াঘাটা, Dacope দাকোপ, Dighalia দিঘলিয়া, Dumuria ডুমুরিয়া, Koyra কয়রা, Paikgachha পাইকগাছা, Phultala ফুলতলা, Rupsha রূপসা, Terokhada তেরখাদা',
    'Kushtia কুষ্টিয়া':
      'Bheramara ভেড়ামারা, Daulatpur দৌলতপুর, Khoksa খোকসা, Kumarkhali কুমারখালী, Kushtia Sadar কুষ্টিয়া সদর, Mirpur মিরপুর',
    'Magura মাগুরা': 'Magura Sadar মাগুরা সদর, Mohammadpur মহম্মদপুর, Shalikha শালিখা, Sreepur শ্রীপুর',
    'Meherpur মেহেরপুর': 'Gangni গাংনী, Meherpur Sadar মেহেরপুর সদর, Mujibnagar মুজিবনগর',
    'Narail নড়াইল': 'Kalia কালিয়া, Lohagara লোহাগড়া, Narail Sadar নড়াইল সদর',
    'Satkhira সাতক্ষীরা':
      'Assasuni আশাশুনি, Debhata দেবহাটা, Kalaroa কলারোয়া, Kaliganj কালিগঞ্জ, Satkhira Sadar সাতক্ষীরা সদর, Shyamnagar শ্যামনগর, Tala তালা',
  },
};
