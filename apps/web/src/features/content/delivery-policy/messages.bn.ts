import { shopSettings } from '@haat/contracts/shop-settings';
import type { DeliveryPolicyMessages } from './messages.en.ts';

const { processingDays } = shopSettings;

export const messages: DeliveryPolicyMessages = {
  title: 'ডেলিভারির নিয়ম',
  intro: 'সারা বাংলাদেশে আপনার ঘরে পৌঁছে দিই। চার্জ কত, অর্ডারের আগেই দেখবেন।',
  points: [
    'আমাদের প্রথম ডেলিভারি এলাকা ঢাকা শহরে হোম ডেলিভারি ফ্রি, সময় ২৪ ঘণ্টা।',
    `অন্য জায়গায় অর্ডার তৈরি হতে ${processingDays.bn} লাগে, তারপর কুরিয়ার পৌঁছে দেয়।`,
    'আসার আগে কুরিয়ার অর্ডারে দেওয়া নম্বরে ফোন করে।',
    'জিনিস হাতে পেয়ে কুরিয়ারকে নগদ টাকা দিন।',
    'ভুল বা ভাঙা জিনিস পেলে জানান; ফেরত পাঠানোর খরচ আমাদের।',
  ],
  zones: 'ডেলিভারি এলাকা ও চার্জ',
  zone: 'ডেলিভারি এলাকা',
  charge: 'চার্জ',
  free: 'ফ্রি',
  loading: 'চার্জের তালিকা আসছে',
  failed: 'চার্জের তালিকা আনা গেল না। কার্টেও এগুলো দেখতে পাবেন।',
  returnPolicy: 'ফেরতের নিয়ম পড়ুন',
};
