import type { DivisionTable } from './place-table.ts';

export const chattogram: DivisionTable = {
  division: 'Chattogram চট্টগ্রাম',
  districts: {
    'Bandarban বান্দরবান':
      'Alikadam আলীকদম, Bandarban Sadar বান্দরবান সদর, Lama লামা, Naikhongchhari নাইক্ষ্যংছড়ি, Rowangchhari রোয়াংছড়ি, Ruma রুমা, Thanchi থানচি',
    'Brahmanbaria ব্রাহ্মণবাড়িয়া':
      'Akhaura আখাউড়া, Ashuganj আশুগঞ্জ, Bancharampur বাঞ্ছারামপুর, Bijoynagar বিজয়নগর, Brahmanbaria Sadar ব্রাহ্মণবাড়িয়া সদর, Kasba কসবা, Nabinagar নবীনগর, Nasirnagar নাসিরনগর, Sarail সরাইল',
    'Chandpur চাঁদপুর':
      'Chandpur Sadar চাঁদপুর সদর, Faridganj ফরিদগঞ্জ, Haimchar হাইমচর, Hajiganj হাজীগঞ্জ, Kachua কচুয়া, Matlab Dakshin মতলব দক্ষিণ, Matlab Uttar মতলব উত্তর, Shahrasti শাহরাস্তি',
    'Chattogram চট্টগ্রাম':
      'Anwara আনোয়ারা, Banshkhali বাঁশখালী, Boalkhali বোয়ালখালী, Chandanaish চন্দনাইশ, Fatikchhari ফটিকছড়ি, Hathazari হাটহাজারী, Karnaphuli কর্ণফুলী, Lohagara লোহাগাড়া, Mirsharai মীরসরাই, Patiya পটিয়া, Rangunia রাঙ্গুনিয়া, Raozan রাউজান, Sandwip সন্দ্বীপ, Satkania সাতকানিয়া, Sitakunda সীতাকুণ্ড',
    "Cox's Bazar কক্সবাজার":
      "Chakaria চকরিয়া, Cox's Bazar Sadar কক্সবাজার সদর, Eidgaon ঈদগাঁও, Kutubdia কুতুবদিয়া, Maheshkhali মহেশখালী, Pekua পেকুয়া, Ramu রামু, Teknaf টেকনাফ, Ukhiya উখিয়া",
    'Cumilla কুমিল্লা':
      'Barura বরুড়া, Brahmanpara ব্রাহ্মণপাড়া, Burichang বুড়িচং, Chandina চান্দিনা, Chauddagram চৌদ্দগ্রাম, Cumilla Adarsha Sadar কুমিল্লা আদর্শ সদর, Cumilla Sadar Dakshin কুমিল্লা সদর দক্ষিণ, Daudkandi দাউদকান্দি, Debidwar দেবিদ্বার, Homna হোমনা, Laksam লাকসাম, Lalmai লালমাই, Manoharganj মনোহরগঞ্জ, Meghna মেঘনা, Muradnagar মুরাদনগর, Nangalkot নাঙ্গলকোট, Titas তিতাস',
    'Feni ফেনী':
      'Chhagalnaiya ছাগলনাইয়া, Daganbhuiyan দাগনভূঞা, Feni Sadar ফেনী সদর, Fulgazi ফুলগাজী, Parshuram পরশুরাম, Sonagazi সোনাগাজী',
    'Khagrachhari খাগড়াছড়ি':
      'Dighinala দীঘিনালা, Guimara গুইমারা, Khagrachhari Sadar খাগড়াছড়ি সদর, Lakshmichhari লক্ষ্মীছড়ি, Mahalchhari মহালছড়ি, Manikchhari মানিকছড়ি, Matiranga মাটিরাঙ্গা, Panchhari পানছড়ি, Ramgarh রামগড়',
    'Lakshmipur লক্ষ্মীপুর': 'Kamalnagar কমলনগর, Lakshmipur Sadar লক্ষ্মীপুর সদর, Raipur রায়পুর, Ramganj রামগঞ্জ, Ramgati রামগতি',
    'Noakhali নোয়াখালী':
      'Begumganj বেগমগঞ্জ, Chatkhil চাটখিল, Companiganj কোম্পানীগঞ্জ, Hatiya হাতিয়া, Kabirhat কবিরহাট, Noakhali Sadar নোয়াখালী সদর, Senbagh সেনবাগ, Sonaimuri সোনাইমুড়ী, Subarnachar সুবর্ণচর',
    'Rangamati রাঙ্গামাটি':
      'Baghaichhari বাঘাইছড়ি, Barkal বরকল, Belaichhari বিলাইছড়ি, Juraichhari জুরাছড়ি, Kaptai কাপ্তাই, Kawkhali কাউখালী, Langadu লংগদু, Naniarchar নানিয়ারচর, Rajasthali রাজস্থলী, Rangamati Sadar রাঙ্গামাটি সদর',
  },
};
