import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { InputItem } from '../../primitives/schema/input.ts';
import { questionFixture } from '../../fixtures.ts';
import { exportQuestions } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import { replaceFileRefs } from './replace-file-refs.ts';

const codesOf = async (source: string) => {
  const { report } = await importQuestions(source);
  return report.map(({ code, data }) => [code, ...Object.values(data)].join(' '));
};
const moodle = (kind: string, inside: string) =>
  `<?xml version="1.0"?><quiz><question type="${kind}"><name><text>N</text></name>${inside}</question></quiz>`;
const html = (text: string, files = '') => `<text><![CDATA[${text}]]></text>${files}`;
const file = (name: string) => `<file name="${name}" path="/" encoding="base64">AAEC</file>`;
const item = (inside: string, more = '') => `<?xml version="1.0"?>
<qti-assessment-item title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier">
<qti-correct-response><qti-value>A</qti-value></qti-correct-response>${more}</qti-response-declaration>
<qti-item-body>${inside}</qti-item-body></qti-assessment-item>`;
const choice = (first: string, second = '') => `<qti-choice-interaction response-identifier="R">
<qti-simple-choice identifier="A">a${first}</qti-simple-choice>
<qti-simple-choice identifier="B">b${second}</qti-simple-choice></qti-choice-interaction>`;
const pair = (left: string, right: string) =>
  `<subquestion>${html(left)}<answer><text>${right}</text></answer></subquestion>`;
const said = (how: string, text: string) =>
  `<qti-feedback-inline identifier="A" show-hide="${how}">${text}</qti-feedback-inline>`;
const ref = (id: string, name: string, mime: string) => ({ id, name, mime, size: 3 });
const give = (one: { name: string }) => Promise.resolve(one.name === 'sea.mp4' ? strToU8('abc') : undefined);
const options = (rights: number) =>
  ['a', 'b', 'c'].map((text, at) => ({ id: text, text, correct: at < rights, why: `<p>${text}!</p>` }));
const shown = (value: string) =>
  `<qti-set-outcome-value identifier="FEEDBACK">${value}</qti-set-outcome-value></qti-response-processing>`;

describe('Moodle XML: what is not imported is reported', () => {
  it('files that no text names', async () => {
    const files = `${file('sea map.png')}${file('tide.png')}`;
    const text = `<questiontext>${html('<p>Sea <img src="@@PLUGINFILE@@/sea%20map.png"></p>', files)}</questiontext>`;
    expect(await codesOf(moodle('description', text))).toEqual(['file-unused tide.png', 'image-moved sea map.png']);
  });

  it('files to be handed in', async () => {
    const essay = '<questiontext><text>Write.</text></questiontext><defaultgrade>0</defaultgrade>';
    expect(await codesOf(moodle('essay', essay))).toEqual(['taken']);
    for (const asked of ['<attachments>-1</attachments>', '<responseformat>noinline</responseformat>'])
      expect(await codesOf(moodle('essay', `${essay}${asked}`))).toEqual(['attachments-lost']);
  });

  it('images in pairs, and what a pair was worth', async () => {
    const pairs = `${pair('<p>sea <img src="x.png"></p>', 'wet')}${pair('moon', 'far')}`;
    const text = '<questiontext><text>Pair.</text></questiontext><defaultgrade>5</defaultgrade>';
    expect(await codesOf(moodle('matching', `${text}${pairs}`))).toEqual(['html-lost <img>', 'grade-lost 5']);
  });

  it('takes the one image of a question of Moodle 1, of a cloze too', async () => {
    const old = '<image>sea.png</image><image_base64>AAEC</image_base64>';
    const texts = { description: 'Look.', cloze: 'The {1:SHORTANSWER:=sea} is wet.' };
    for (const [kind, text] of Object.entries(texts)) {
      const source = moodle(kind, `<questiontext>${html(`<p>${text}</p>`)}</questiontext>${old}`);
      const { questions, files } = await importQuestions(source);
      expect(questions[0]?.input).toMatchObject([{ kind: 'image', file: { name: 'sea.png', mime: 'image/png' } }]);
      expect(files[0]?.bytes).toEqual(new Uint8Array([0, 1, 2]));
      expect(await codesOf(source.replace(/<image_base64>.*<\/image_base64>/u, ''))).toEqual(['image-missing sea.png']);
    }
  });
});

describe('QTI: what is not imported is reported', () => {
  it('what is said where an answer was not given, and never as the reason of that answer', async () => {
    const source = item(choice(said('show', 'Yes.'), said('hide', 'No.')));
    const { questions } = await importQuestions(source);
    expect(questions[0]?.questions[0]).toMatchObject({ content: [{ text: 'a', why: '<p>Yes.</p>' }, { text: 'b' }] });
    expect(await codesOf(source)).toEqual(['feedback-lost ! A: No.']);
  });

  it('parts of an item that have no counterpart, and points that a choice cannot be worth', async () => {
    const parts = '<qti-info-control>More</qti-info-control><qti-end-attempt-interaction title="Hint"/>';
    expect(await codesOf(item(`${parts}${choice('')}`))).toEqual([
      'item-part-lost info-control',
      'item-part-lost end-attempt-interaction',
    ]);
    const mapping = '<qti-mapping><qti-map-entry map-key="A" mapped-value="4"/></qti-mapping>';
    expect(await codesOf(item(choice(''), mapping))).toEqual(['grade-lost 4']);
  });

  it('recordings and further images of an option', async () => {
    const media = '<img src="a.png"/><img src="b.png"/><audio src="a.mp3"/>';
    const codes = await codesOf(item(choice(media)));
    expect(codes).toContain('html-lost <img>');
    expect(codes).toContain('html-lost <audio>');
  });

  it('takes what an item asks step by step, and says that it stands together', async () => {
    const step = `<qti-feedback-block identifier="part1"><p>First.</p>${choice('')}</qti-feedback-block>`;
    const { questions } = await importQuestions(item(step));
    expect(questions[0]?.questions[0]).toMatchObject({ type: 'MCQ', rubric: '<p>First.</p>' });
    expect(await codesOf(item(step))).toEqual(['steps-shown']);
  });
});

describe('a video with captions', () => {
  const fixture = questionFixture('Rubric');
  const video: InputItem = {
    id: 'v',
    kind: 'video',
    file: ref('f1', 'sea.mp4', 'video/mp4'),
    captions: ref('f2', 'sea.vtt', 'text/vtt'),
  };
  const question = { ...fixture, input: [video] };

  it('goes into a package with them and comes back with them, placed with the host', async () => {
    const bytes = strToU8('abc');
    const out = await exportQuestions([question], 'qti', { file: () => Promise.resolve(bytes) });
    const { questions, files } = await importQuestions(out.bytes);
    const read = { kind: 'video', file: { name: '1-sea.mp4' }, captions: { name: '2-sea.vtt' } };
    expect(questions[0]?.input).toMatchObject([read]);
    expect(files).toHaveLength(2);
    const stored = new Map(files.map(({ id }, at) => [id, at === 0 ? ref('s1', 'sea.mp4', 'video/mp4') : null]));
    const [placed] = replaceFileRefs(questions, stored);
    expect(placed?.input[0]).toMatchObject({ file: { id: 's1' } });
    expect(placed?.input[0]).not.toHaveProperty('captions');
  });

  it.each(['qti', 'moodle-xml', 'gift', 'csv'] as const)('is reported where %s cannot hold it', async (format) => {
    const { report } = await exportQuestions([question], format, { file: give });
    const names = report.map(({ code, data }) => [code, data['name']]);
    expect(names).toContainEqual(format === 'qti' ? ['out-file-missing', 'sea.vtt'] : ['out-media', 'sea.mp4']);
  });
});

describe('reasons in a package of QTI', () => {
  it('are brought up by the response processing, so that other players show them', async () => {
    const fixture = questionFixture('MCQ');
    const [block] = fixture.questions;
    if (block?.type !== 'MCQ') throw new Error('The fixture holds a choice.');
    const itemOf = async (rights: number) => {
      const one = { ...fixture, input: [], questions: [{ ...block, content: options(rights) }] };
      return strFromU8(
        unzipSync((await exportQuestions([one], 'qti')).bytes)['items/item-1-1.xml'] ?? new Uint8Array(),
      );
    };
    const chosen = '<qti-variable identifier="RESPONSE"/>';
    expect(await itemOf(1)).toContain(shown(`<qti-multiple>${chosen}</qti-multiple>`));
    expect(await itemOf(2)).toContain(shown(chosen));
  });
});

describe('the step in which some right options count', () => {
  it('is exported as CSV, and reported by every other format', async () => {
    const fixture = questionFixture('MCQ');
    const content = options(2).map(({ why: _why, ...option }) => option);
    const block = { type: 'MCQ' as const, rubric: '<p>Q</p>', autoCorrected: true, content, markStep: 0.5 as const };
    const question = { ...fixture, input: [], questions: [block] };
    for (const format of ['gift', 'moodle-xml', 'qti'] as const) {
      const { report } = await exportQuestions([question], format);
      expect(report.map(({ code }) => code)).toContain('out-mark-step');
    }
    const { bytes } = await exportQuestions([question], 'csv');
    const { questions } = await importQuestions(bytes, { format: 'csv' });
    expect(questions[0]?.questions).toMatchObject([{ markStep: 0.5 }]);
  });
});

describe('Moodle XML: what is not exported is reported', () => {
  it('a word of the box that is an answer too', async () => {
    const question = questionFixture('FillInBlanks');
    const gap = { type: 'gap' as const, id: 'gap', answers: ['tide'] };
    const block = { type: 'FillInBlanks' as const, rubric: '', autoCorrected: true, boxOptions: true, content: [gap] };
    const codes = async (distractors: string[]) => {
      const exported = { ...question, input: [], questions: [{ ...block, id: 'block', distractors }] };
      return (await exportQuestions([exported], 'moodle-xml')).report.map(({ code }) => code);
    };
    expect(await codes(['wave'])).not.toContain('out-box-twice');
    expect(await codes(['tide'])).toContain('out-box-twice');
    expect(await codes(['wave', 'wave'])).toContain('out-box-twice');
  });
});
