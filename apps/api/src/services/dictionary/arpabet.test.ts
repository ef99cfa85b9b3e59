import { expect, it } from 'vitest';
import { toIpa } from './arpabet.ts';

it.each([
  ['cat', 'K AE1 T', '/kæt/'],
  ['see', 'S IY1', '/siː/'],
  ['sing', 'S IH1 NG', '/sɪŋ/'],
  ['strength', 'S T R EH1 NG K TH', '/streŋkθ/'],
  ['church', 'CH ER1 CH', '/tʃɝːtʃ/'],
  ['judge', 'JH AH1 JH', '/dʒʌdʒ/'],
  ['this', 'DH IH1 S', '/ðɪs/'],
  ['boy', 'B OY1', '/bɔɪ/'],
  ['house', 'HH AW1 S', '/haʊs/'],
  ['about', 'AH0 B AW1 T', '/əˈbaʊt/'],
  ['happy', 'HH AE1 P IY0', '/ˈhæpi/'],
  ['water', 'W AO1 T ER0', '/ˈwɔːtɚ/'],
  ['teacher', 'T IY1 CH ER0', '/ˈtiːtʃɚ/'],
  ['mistake', 'M IH0 S T EY1 K', '/mɪˈsteɪk/'],
  ['explain', 'IH0 K S P L EY1 N', '/ɪkˈspleɪn/'],
  ['discover', 'D IH0 S K AH1 V ER0', '/dɪˈskʌvɚ/'],
  ['computer', 'K AH0 M P Y UW1 T ER0', '/kəmˈpjuːtɚ/'],
  ['beautiful', 'B Y UW1 T AH0 F AH0 L', '/ˈbjuːtəfəl/'],
  ['banana', 'B AH0 N AE1 N AH0', '/bəˈnænə/'],
  ['hotel', 'HH OW0 T EH1 L', '/hoʊˈtel/'],
  ['record (verb)', 'R IH0 K AO1 R D', '/rɪˈkɔːrd/'],
  ['understand', 'AH2 N D ER0 S T AE1 N D', '/ˌʌndɚˈstænd/'],
  ['university', 'Y UW2 N AH0 V ER1 S AH0 T IY0', '/ˌjuːnəˈvɝːsəti/'],
  ['education', 'EH2 JH AH0 K EY1 SH AH0 N', '/ˌedʒəˈkeɪʃən/'],
  ['photograph', 'F OW1 T AH0 G R AE2 F', '/ˈfoʊtəˌɡræf/'],
  ['singer', 'S IH1 NG ER0', '/ˈsɪŋɚ/'],
  ['finger', 'F IH1 NG G ER0', '/ˈfɪŋɡɚ/'],
  ['language', 'L AE1 NG G W AH0 JH', '/ˈlæŋɡwədʒ/'],
  ['pleasure', 'P L EH1 ZH ER0', '/ˈpleʒɚ/'],
  ['create', 'K R IY0 EY1 T', '/kriˈeɪt/'],
  ['Psmith', 'P S M IH1 TH S AH0 N', '/ˈpsmɪθsən/'],
  ['a', 'AH0', '/ə/'],
])('writes %s (%s) as %s', (_word, arpabet, ipa) => {
  expect(toIpa(arpabet)).toBe(ipa);
});

it.each(['', 'hello', 'K AE T', 'K1 AE1', 'XX1', 'toString'])('does not read %j', (text) => {
  expect(toIpa(text)).toBeNull();
});
