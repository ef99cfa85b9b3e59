import type { DictionaryImport } from '@rubrica/api-client/contract';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lose, pending, refuse } from '../../testing/fake-client.ts';
import { confirmation, idOf, listOf, stored } from '../../testing/fixtures/basics.ts';
import { starDictFiles } from '../../testing/fixtures/stardict.ts';
import { inLanguage } from '../../testing/in-language.ts';
import { narrow, pageIsShown, pageMeta, type PageMeta } from '../../testing/page-stage.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const imported = (number: number, change: Partial<DictionaryImport>): DictionaryImport => ({
  ...stored(idOf('word', number)),
  title: 'Arabic WordNet (AWN v2)',
  licence: 'CC BY-SA 3.0',
  url: 'http://globalwordnet.org/arabic-wordnet/',
  kind: 'senses',
  language: 'ar',
  entries: 9916,
  ...change,
});
const imports = [
  imported(1, {}),
  imported(2, { title: 'FreeDict English–Arabic', licence: 'GPL 2.0 or later', kind: 'words', entries: 87_424 }),
  imported(3, { title: 'Words by level', licence: 'CC BY 4.0', url: '', kind: 'levels', entries: 7800 }),
];

const meta = {
  ...pageMeta,
  title: 'Platform/Admin/Dictionary',
  tags: ['!autodocs'],
  args: { path: '/admin/dictionary', role: 'admin', calls: { listDictionaryImports: listOf(imports) } },
} satisfies PageMeta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Narrow: Story = { globals: narrow };
export const Loading: Story = { args: { calls: { listDictionaryImports: pending } } };
export const Empty: Story = { args: { calls: { listDictionaryImports: listOf([]) } } };
export const Failed: Story = { args: { calls: { listDictionaryImports: refuse(500, '') } } };

const create = fn((_input: unknown) => imported(4, { entries: 0 }));
const add = fn((_input: unknown) => imported(4, { entries: 2 }));

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  create.mockClear();
  add.mockClear();
  await pageIsShown();
  const messages = inLanguage({ en, ar });
  await userEvent.click(within(canvasElement).getByRole('button', { name: messages.add }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = (await screen.findByRole('dialog')).querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
  await userEvent.upload(input, files);
  return { dialog, messages: messages.dialog };
}

/** A table with two wrong lines is read; they are named, and the rest is sent with its licence. */
export const Table: Story = {
  tags: ['plays-in-arabic'],
  args: {
    calls: { listDictionaryImports: listOf(imports), createDictionaryImport: create, addDictionaryEntries: add },
  },
  play: async ({ canvasElement }) => {
    const lines = [
      '# Arabic WordNet\tarb\thttp://globalwordnet.org/\tCC BY-SA 3.0',
      '02084071-n\tarb:lemma\tكلب',
      'nonsense\tarb:lemma\tكلب',
      '02084071-n\tarb:lemma',
    ];
    const { dialog, messages } = await choose(canvasElement, new File([lines.join('\n')], 'wn-data-arb.tab'));
    await expect(await dialog.findByText(messages.read('1', '2'))).toBeVisible();
    await expect(dialog.getByText(messages.codes.sense, { exact: false })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: messages.licence })).toHaveValue('CC BY-SA 3.0');
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(create.mock.lastCall?.[0]).toMatchObject({
      body: { title: 'Arabic WordNet', licence: 'CC BY-SA 3.0', kind: 'senses', language: 'ar' },
    });
    await expect(add.mock.lastCall?.[0]).toMatchObject({
      body: { entries: [{ key: '02084071-n', values: ['كلب'] }] },
    });
  },
};

/** A FreeDict file: without a licence of its own it is not imported until somebody has looked it up. */
export const FreeDict: Story = {
  args: Table.args ?? {},
  play: async ({ canvasElement }) => {
    const tei = `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>English-Arabic FreeDict</title></titleStmt></fileDesc></teiHeader>
      <text><body>
        <entry><form><orth>Dog</orth></form><sense><cit type="trans" xml:lang="ar"><quote>كلب</quote></cit><cit type="trans"><quote>جرو &amp; كلب</quote></cit></sense></entry>
        <entry><form><orth>empty</orth></form></entry>
      </body></text></TEI>`;
    const { dialog, messages } = await choose(canvasElement, new File([tei], 'eng-ara.tei'));
    await expect(await dialog.findByText(messages.read('1', '1'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await expect(dialog.getByText(messages.required)).toBeVisible();
    await expect(create).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: messages.licence }), 'GPL 2.0');
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(add).toHaveBeenCalled());
    await expect(add.mock.lastCall?.[0]).toMatchObject({
      body: { entries: [{ key: 'dog', values: ['كلب', 'جرو & كلب'] }] },
    });
  },
};

/** A FreeDict file with a licence: its name is shown beside each word, and all that is said of it is there to read. */
export const FreeDictLicence: Story = {
  play: async ({ canvasElement }) => {
    const tei = `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>English-Arabic</title></titleStmt>
      <publicationStmt><availability><p>Copyright of many.</p><p>Under the <ref target="https://www.gnu.org/licenses/gpl-2.0.html">GNU GPL ver. 2.0</ref>.</p></availability></publicationStmt></fileDesc></teiHeader>
      <text><body><entry><form><orth>Dog</orth></form><sense><cit type="trans"><quote>كلب</quote></cit></sense></entry></body></text></TEI>`;
    const { dialog, messages } = await choose(canvasElement, new File([tei], 'eng-ara.tei'));
    await expect(await dialog.findByText(messages.read('1', '0'))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: messages.licence })).toHaveValue('GNU GPL ver. 2.0');
    await userEvent.click(dialog.getByText(messages.about));
    await expect(dialog.getByText('Copyright of many. Under the GNU GPL ver. 2.0.')).toBeVisible();
  },
};

/** The files of a StarDict dictionary, chosen together: markup is left out, and what it says of its licence is there to read. */
export const StarDict: Story = {
  args: Table.args ?? {},
  play: async ({ canvasElement }) => {
    const html =
      '<b>dog</b> <i>n.</i><ol><li>كلب</li><li>جرو &amp; كلب<script>alert(1)</script></li></ol><img src="dog.png">';
    const pango = '<span color="red">adj.</span> <b>جميل</b>\nوسيم';
    const xdxf = '<k>run</k><tr>rʌn</tr> <dtrn>يركض<co>بسرعة</co></dtrn><ex>they run – يركضون</ex>';
    const files = starDictFiles(
      [
        ['dog', `h${html}\0`],
        ['beautiful', `g${pango}\0`],
        ['run', `x${xdxf}\0`],
        ['silent', 'tsaɪlənt\0'],
      ],
      { contentTypes: '', forms: [['running', 2]], info: { description: 'Licence: GPL 2' } },
    );
    const { dialog, messages } = await choose(canvasElement, ...files);
    await expect(await dialog.findByText(messages.read('4', '1'))).toBeVisible();
    await expect(dialog.getByText('silent')).toBeVisible();
    await userEvent.click(dialog.getByText(messages.about));
    await expect(dialog.getByText('Licence: GPL 2')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: messages.licence }), 'GPL 2');
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(add).toHaveBeenCalled());
    await expect(create.mock.lastCall?.[0]).toMatchObject({ body: { title: 'English–Arabic', language: 'ar' } });
    await expect(add.mock.lastCall?.[0]).toMatchObject({
      body: {
        entries: [
          { key: 'dog', values: ['كلب', 'جرو & كلب'] },
          { key: 'beautiful', values: ['جميل', 'وسيم'] },
          { key: 'run', values: ['يركض'] },
          { key: 'running', values: ['يركض'] },
        ],
      },
    });
  },
};

/** Of a StarDict dictionary one file was forgotten: which, is said. */
export const MissingFile: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, messages } = await choose(canvasElement, ...starDictFiles([['dog', 'كلب']]).slice(0, 2));
    await expect(await dialog.findByText(messages.fileErrors.missing(['.dict']))).toBeVisible();
  },
};

/** A file of another kind is refused, with what to choose instead. */
export const UnknownFile: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, messages } = await choose(canvasElement, new File(['just\na text'], 'notes.txt'));
    await expect(await dialog.findByText(messages.fileErrors.unknown())).toBeVisible();
  },
};

type Chosen = Awaited<ReturnType<typeof choose>>;

/** Imports a chosen file: the first try stops on its way, and the same press goes on with it. */
async function importInTwoTries(dialog: Chosen['dialog'], messages: Chosen['messages']) {
  await userEvent.type(await dialog.findByRole('textbox', { name: messages.licence }), 'CC BY 4.0');
  await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
  await expect(await dialog.findByText(messages.failed, { exact: false })).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: messages.submit }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** What stopped on its way is completed by the same press again: it is one collection, and nothing of it is missing. */
export const CompletedAfterAStop: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listDictionaryImports: listOf(imports),
      createDictionaryImport: create,
      addDictionaryEntries: (input, name) => {
        const reply = add(input);
        return add.mock.calls.length === 2 ? lose()(input, name) : reply;
      },
    },
  },
  play: async ({ canvasElement }) => {
    const words = Array.from({ length: 600 }, (_, word) => `word${String.fromCodePoint(97 + (word % 26))}${word},A1`);
    const { dialog, messages } = await choose(canvasElement, new File([words.join('\n')], 'levels.csv'));
    await expect(await dialog.findByText(messages.read('600', '0'))).toBeVisible();
    await importInTwoTries(dialog, messages);
    await expect(add).toHaveBeenCalledTimes(4);
    await expect(create).toHaveBeenCalledOnce();
  },
};

const removeImport = fn((_input: unknown) => confirmation);

/** Of a file that stopped on its way what has arrived stays when another file is imported; with other fields it is imported anew. */
export const AnotherFileAfterAStop: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listDictionaryImports: listOf(imports),
      createDictionaryImport: create,
      removeDictionaryImport: removeImport,
      addDictionaryEntries: (input, name) => {
        const reply = add(input);
        return add.mock.calls.length < 3 ? lose()(input, name) : reply;
      },
    },
  },
  play: async ({ canvasElement }) => {
    removeImport.mockClear();
    const { dialog, messages } = await choose(canvasElement, new File(['first,A1'], 'first.csv'));
    await userEvent.type(await dialog.findByRole('textbox', { name: messages.licence }), 'CC BY 4.0');
    const submit = async () => {
      await userEvent.click(await dialog.findByRole('button', { name: messages.submit }));
      await expect(await dialog.findByText(messages.failed, { exact: false })).toBeVisible();
    };
    await submit();
    await userEvent.type(dialog.getByRole('textbox', { name: messages.name }), ' 2');
    await submit();
    await expect(removeImport).toHaveBeenCalledOnce();
    const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]');
    await waitFor(() => expect(input).toBeEnabled());
    await userEvent.upload(input!, new File(['second,A2\nthird,B1'], 'second.csv'));
    await expect(await dialog.findByText(messages.read('2', '0'))).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: messages.licence }), 'CC BY 4.0');
    await userEvent.click(dialog.getByRole('button', { name: messages.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(create).toHaveBeenCalledTimes(3);
    await expect(removeImport).toHaveBeenCalledOnce();
  },
};

let left = imports;

/** The row of a list that is removed is gone with the focus; what is left of the page has it then. */
export const RemovedUnderTheFocus: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listDictionaryImports: () => listOf(left),
      removeDictionaryImport: ({ params }) => {
        left = left.filter(({ _id }) => _id !== params.id);
        return confirmation;
      },
    },
  },
  play: async ({ canvas }) => {
    left = imports;
    await pageIsShown();
    const remove = await canvas.findByRole('button', { name: `${en.remove}: ${imports[0]!.title}` });
    await userEvent.click(remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name: en.remove }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(remove).not.toBeInTheDocument();
    // The page itself contains the table too.
    await waitFor(() => expect(document.querySelector('main :focus')).toContainElement(canvas.getByRole('table')));
  },
};

/** What a proxy answers for a server that is being replaced says nothing about the import: it is completed, not begun once more. */
export const CompletedAfterAProxy: Story = {
  tags: ['no-picture', 'one-language'],
  args: {
    calls: {
      listDictionaryImports: listOf(imports),
      createDictionaryImport: create,
      addDictionaryEntries: (input, name) => {
        const reply = add(input);
        return add.mock.calls.length === 1 ? refuse(404, '', {}, 'unknown')(input, name) : reply;
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { dialog, messages } = await choose(canvasElement, new File(['first,A1'], 'levels.csv'));
    await importInTwoTries(dialog, messages);
    await expect(add).toHaveBeenCalledTimes(2);
    await expect(create).toHaveBeenCalledOnce();
  },
};
