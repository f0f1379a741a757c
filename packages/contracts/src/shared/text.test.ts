import { expect, test } from 'vitest';
import { email, line, newPassword, phone, requiredText, text } from './text.ts';

test.each([
  ['01712345678', '+8801712345678'],
  ['+880 1712-345678', '+8801712345678'],
  ['8801712345678', '+8801712345678'],
  ['০১৭১২৩৪৫৬৭৮', '+8801712345678'],
  ['+14155550100', '+14155550100'],
])('phone %s is stored as %s', (given, stored) => {
  expect(phone.parse(given)).toBe(stored);
});

test.each(['', '1234', '0171234567', '01212345678', '+8801112345678', 'call me', '+880171234567\0'])(
  'phone %j is refused',
  (given) => {
    expect(phone.safeParse(given).success).toBe(false);
  },
);

test('an e-mail address is trimmed and lower-cased', () => {
  expect(email.parse('  Nusrat@Haat.Example ')).toBe('nusrat@haat.example');
});

test.each(['a@b.c, evil@x.y', 'a@b.example\r\nBcc: c@d.example', 'a b@c.example', '@', `${'a'.repeat(250)}@b.example`])(
  'e-mail %j is refused',
  (given) => {
    expect(email.safeParse(given).success).toBe(false);
  },
);

test('text normalises the two spellings of ড়', () => {
  const decomposed = 'শা\u09a1\u09bcি';
  expect(text(20).parse(decomposed)).toBe(text(20).parse('শা\u09dcি'));
});

test.each(['a\0b', 'a\ud800b', 'a\u001b[2Jb', 'a\u0007', 'a\u007fb', 'a\u009b31mb', 'a\u0085b', 'a\bb'])(
  'text %j cannot be stored',
  (given) => {
    expect(text(20).safeParse(given).success).toBe(false);
  },
);

test('a line has no line breaks', () => {
  expect(line(50).safeParse('Nusrat\r\nBcc: x@y.example').success).toBe(false);
  expect(line(50).safeParse('   ').success).toBe(false);
  expect(line(50).parse(' Nusrat ')).toBe('Nusrat');
});

test('text may have several lines and tabs', () => {
  expect(text(50).parse('House 12\r\n\tRoad 5')).toBe('House 12\r\n\tRoad 5');
});

test.each(['\u200b', '\u200d\u200c', '\u3164', '\u115f\u1160', '\uffa0 \u2060', '\u2800', '\u202e', '…', '\u0301'])(
  'nobody is called %j',
  (given) => {
    expect(line(50).safeParse(given).success).toBe(false);
    expect(requiredText(50).safeParse(given).success).toBe(false);
  },
);

test.each(['ক্ষুদ্র\u200dঋণ', 'Li', '李', '24/7 Store', 'محمد'])('a person may be called %j', (given) => {
  expect(line(50).parse(given)).toBe(given);
});

test('a new password has 8 to 128 characters', () => {
  expect(newPassword.safeParse('1234567').success).toBe(false);
  expect(newPassword.safeParse('12345678').success).toBe(true);
  expect(newPassword.safeParse('x'.repeat(129)).success).toBe(false);
});
