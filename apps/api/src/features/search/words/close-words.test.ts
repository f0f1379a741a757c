import { expect, test } from 'vitest';
import { chooseCloseWords, type CloseWord } from './close-words.ts';

function close(how: CloseWord['how'], word: string, given: Partial<CloseWord> = {}): CloseWord {
  return { how, word, shown: word, sound: word, alike: 0.5, kinds: 3, ...given };
}

test('a word that sounds the same is meant before one that is longer, and neither is a mistake', () => {
  const asked = { word: 'sari', sound: 'sari' };
  const words = [close('begins', 'sarita'), close('sounds', 'saree')];
  expect(chooseCloseWords(asked, words)).toEqual({ words: ['saree'], isCorrection: false });
  expect(chooseCloseWords(asked, [close('begins', 'sarita')])).toEqual({ words: ['sarita'], isCorrection: false });
});

test('short words agree in their vowels, longer ones may differ', () => {
  const shari = { word: 'shari', sound: 'sari' };
  expect(chooseCloseWords(shari, [close('consonants', 'sour', { sound: 'sur' })])).toBeUndefined();
  const jackt = { word: 'jackt', sound: 'jakt' };
  expect(chooseCloseWords(jackt, [close('consonants', 'jacket', { sound: 'jakit' })])).toEqual({
    words: ['jacket'],
    isCorrection: true,
  });
});

test('one letter of a short word may be wrong, two of a long one, the first of neither', () => {
  expect(chooseCloseWords({ word: 'diaper', sound: 'diapir' }, [close('letters', 'diary')])).toBeUndefined();
  expect(chooseCloseWords({ word: 'bagpack', sound: 'bagpak' }, [close('letters', 'backpack')])?.words).toEqual([
    'backpack',
  ]);
  expect(chooseCloseWords({ word: 'mackpack', sound: 'x' }, [close('letters', 'backpacks')])).toBeUndefined();
});

test('what only descriptions have is taken last', () => {
  const described = close('sounds', 'saare', { kinds: 8 });
  expect(chooseCloseWords({ word: 'sari', sound: 'sari' }, [described, close('begins', 'sarita')])?.words).toEqual([
    'sarita',
  ]);
  expect(chooseCloseWords({ word: 'sari', sound: 'sari' }, [described])?.words).toEqual(['saare']);
});
