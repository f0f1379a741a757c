import type { DivisionTable } from './place-table.ts';

export const barishal: DivisionTable = {
  division: 'Barishal বরিশাল',
  districts: {
    'Barguna বরগুনা': 'Amtali আমতলী, Bamna বামনা, Barguna Sadar বরগুনা সদর, Betagi বেতাগী, Patharghata পাথরঘাটা, Taltali তালতলী',
    'Barishal বরিশাল':
      'Agailjhara আগৈলঝাড়া, Babuganj বাবুগঞ্জ, Bakerganj বাকেরগঞ্জ, Banaripara বানারীপাড়া, Barishal Sadar বরিশাল সদর, Gournadi গৌরনদী, Hizla হিজলা, Mehendiganj মেহেন্দিগঞ্জ, Muladi মুলাদী, Wazirpur উজিরপুর',
    'Bhola ভোলা':
      'Bhola Sadar ভোলা সদর, Burhanuddin বোরহানউদ্দিন, Char Fasson চরফ্যাশন, Daulatkhan দৌলতখান, Lalmohan লালমোহন, Manpura মনপুরা, Tazumuddin তজুমদ্দিন',
    'Jhalokathi ঝালকাঠি': 'Jhalokathi Sadar ঝালকাঠি সদর, Kathalia কাঁঠালিয়া, Nalchity নলছিটি, Rajapur রাজাপুর',
    'Patuakhali পটুয়াখালী':
      'Bauphal বাউফল, Dashmina দশমিনা, Dumki দুমকি, Galachipa গলাচিপা, Kalapara কলাপাড়া, Mirzaganj মির্জাগঞ্জ, Patuakhali Sadar পটুয়াখালী সদর, Rangabali রাঙ্গাবালী',
    'Pirojpur পিরোজপুর':
      'Bhandaria ভান্ডারিয়া, Indurkani ইন্দুরকানী, Kawkhali কাউখালী, Mathbaria মঠবাড়িয়া, Nazirpur নাজিরপুর, Nesarabad নেছারাবাদ, Pirojpur Sadar পিরোজপুর সদর',
  },
};
