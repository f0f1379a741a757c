import type { SharedWords } from './shared-words.en.ts';

export const sharedWords: SharedWords = {
  orderStatuses: {
    pending: 'নিশ্চিত বাকি',
    confirmed: 'নিশ্চিত',
    packed: 'প্যাক হয়েছে',
    shipped: 'পথে',
    delivered: 'পৌঁছেছে',
    cancelled: 'বাতিল',
    returned: 'ফেরত',
  },
  orderViews: {
    confirm: 'নিশ্চিত বাকি',
    pack: 'প্যাক বাকি',
    handover: 'কুরিয়ারকে দেওয়া বাকি',
    way: 'পথে',
    returned: 'ফেরত',
    all: 'সব',
    undelivered: 'দুবার পৌঁছায়নি',
  },
  roles: {
    staff: 'কর্মী',
    operator: 'পরিচালক',
    owner: 'মালিক',
  },
  conditions: {
    new: 'নতুন',
    popular: 'জনপ্রিয়',
    winter: 'শীত',
  },
  weekdays: {
    sunday: 'রোববার',
    monday: 'সোমবার',
    tuesday: 'মঙ্গলবার',
    wednesday: 'বুধবার',
    thursday: 'বৃহস্পতিবার',
    friday: 'শুক্রবার',
    saturday: 'শনিবার',
  },
};
