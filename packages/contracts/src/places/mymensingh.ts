import type { DivisionTable } from './place-table.ts';

export const mymensingh: DivisionTable = {
  division: 'Mymensingh ময়মনসিংহ',
  districts: {
    'Jamalpur জামালপুর':
      'Bakshiganj বকশীগঞ্জ, Dewanganj দেওয়ানগঞ্জ, Islampur ইসলামপুর, Jamalpur Sadar জামালপুর সদর, Madarganj মাদারগঞ্জ, Melandaha মেলান্দহ, Sarishabari সরিষাবাড়ী',
    'Mymensingh ময়মনসিংহ':
      'Bhaluka ভালুকা, Dhobaura ধোবাউড়া, Fulbaria ফুলবাড়িয়া, Gafargaon গফরগাঁও, Gauripur গৌরীপুর, Haluaghat হালুয়াঘাট, Ishwarganj ঈশ্বরগঞ্জ, Muktagachha মুক্তাগাছা, Mymensingh Sadar ময়মনসিংহ সদর, Nandail নান্দাইল, Phulpur ফুলপুর, Tarakanda তারাকান্দা, Trishal ত্রিশাল',
    'Netrokona নেত্রকোণা':
      'Atpara আটপাড়া, Barhatta বারহাট্টা, Durgapur দুর্গাপুর, Kalmakanda কলমাকান্দা, Kendua কেন্দুয়া, Khaliajuri খালিয়াজুরী, Madan মদন, Mohanganj মোহনগঞ্জ, Netrokona Sadar নেত্রকোণা সদর, Purbadhala পূর্বধলা',
    'Sherpur শেরপুর': 'Jhenaigati ঝিনাইগাতী, Nakla নকলা, Nalitabari নালিতাবাড়ী, Sherpur Sadar শেরপুর সদর, Sreebardi শ্রীবরদী',
  },
};
