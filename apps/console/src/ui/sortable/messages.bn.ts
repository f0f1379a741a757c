import type { SortableMessages } from './messages.en.ts';

export const messages: SortableMessages = {
  order: 'ক্রম',
  grip: (name) => `${name}: জায়গা বদলান`,
  role: 'জায়গা বদলানো যায়',
  instructions: 'তুলতে Space চাপুন, সরাতে তীর, নামাতে আবার Space। আগের জায়গায় ফেরাতে Escape চাপুন।',
  picked: (name, place, count) => `${name} তোলা হলো, ${count}টির মধ্যে ${place} নম্বরে আছে।`,
  over: (name, place, count) => `${name} এখন ${count}টির মধ্যে ${place} নম্বরে।`,
  dropped: (name, place, count) => `${name} নামানো হলো, ${count}টির মধ্যে ${place} নম্বরে।`,
  putBack: (name) => `${name} আগের জায়গায় ফিরেছে।`,
  moveTo: 'অন্য জায়গায় নিন…',
  moveTitle: (name) => `${name} কোথায় থাকবে?`,
  moveIt: 'এখানে নিন',
  newPlace: 'তালিকায় জায়গা',
  place: (place) => `${place} নম্বরে`,
  moved: (name, place) => `${name} এখন ${place} নম্বরে।`,
  movedBack: (name) => `${name} আগের জায়গায় ফিরেছে।`,
};
