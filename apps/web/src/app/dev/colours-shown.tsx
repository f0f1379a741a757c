const colours = [
  ['bg-canvas', 'canvas'],
  ['bg-surface', 'surface'],
  ['bg-surface-sunken', 'surface-sunken'],
  ['bg-surface-sand', 'surface-sand'],
  ['bg-surface-mist', 'surface-mist'],
  ['bg-surface-deep', 'surface-deep'],
  ['bg-ink', 'ink'],
  ['bg-ink-muted', 'ink-muted'],
  ['bg-ink-subtle', 'ink-subtle'],
  ['bg-accent', 'accent'],
  ['bg-accent-hover', 'accent-hover'],
  ['bg-accent-soft', 'accent-soft'],
  ['bg-offer', 'offer'],
  ['bg-offer-soft', 'offer-soft'],
  ['bg-rating', 'rating'],
  ['bg-marigold', 'marigold'],
  ['bg-success', 'success'],
  ['bg-warning', 'warning'],
  ['bg-danger', 'danger'],
  ['bg-info', 'info'],
] as const;

export function ColoursShown() {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-10">
      {colours.map(([look, name]) => (
        <li key={name}>
          <span className={`block h-14 rounded-md border border-ink/10 ${look}`} />
          <small className="text-2xs">{name}</small>
        </li>
      ))}
    </ul>
  );
}

export function TypeShown() {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div className="grid gap-2">
        <p className="font-display text-3xl">The winter wedding panjabi</p>
        <p className="font-display text-2xl">Confirm Your Order</p>
        <p className="font-display text-xl">HELLO ! GOOD DAYS</p>
        <p className="text-price font-bold">৳1,250</p>
        <p>Body 16/24. Handloom cotton from Tangail, dyed bottle green.</p>
        <p className="text-sm">Small 14/20. Card titles, navigation, tables.</p>
        <p className="text-xs text-ink-subtle">Caption 13/18. Shop names, hints, counts.</p>
      </div>
      <div lang="bn" className="grid gap-2">
        <p className="font-display text-3xl">শীতের বিয়ের পাঞ্জাবি</p>
        <p className="font-display text-2xl">অর্ডার নিশ্চিত করুন</p>
        <p className="font-display text-xl">জনপ্রিয় পণ্য</p>
        <p className="text-price font-bold">৳১,২৫০</p>
        <p>মূল লেখা ১৭, লাইন ১.৬৫। টাঙ্গাইলের তাঁতের সুতি, প্রাকৃতিক রঙে বটল গ্রিন।</p>
        <p className="text-sm">ছোট লেখা ১৫। ক্ষুদ্র উদ্যোক্তা, কারুশিল্প।</p>
        <p className="text-xs text-ink-subtle">টীকা ১৪। দোকানের নাম, সংখ্যা।</p>
      </div>
    </div>
  );
}
