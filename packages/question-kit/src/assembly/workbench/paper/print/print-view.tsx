import { Button, Checkbox, QuietButton, Radio, RadioGroup, token, useUi } from '@rubrica/ui';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sectionsInLanguage } from '../../../paper/in-language.ts';
import type { Paper } from '../../../paper/paper.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { paperLanguageOf } from '../use-paper-language.ts';
import { printMessagesIn } from './messages.ts';
import { SheetsAlone } from './print-style.ts';
import { PrintedPaper, type SheetKind, type SheetSize } from './printed-paper.tsx';

const View = styled.div`
  display: grid;
  gap: ${token.space[16]};
  padding: ${token.space[16]};
  & > [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token.space[12]} ${token.space[24]};
  }
  & > p {
    margin: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & > [data-part='print-sheets'] {
    overflow-x: auto;
  }
`;

const kinds: readonly SheetKind[] = ['student', 'key', 'marker'];

/** Waits for the pictures: the browser prints what there is. */
async function picturesAreThere(element: HTMLElement | null): Promise<void> {
  const images = [...(element?.querySelectorAll('img') ?? [])];
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

export interface PrintViewProps {
  paper: Paper;
  /** The language whose questions are printed first; the paper's own when absent. */
  defaultPaperLanguage?: string | undefined;
  onClose: () => void;
  /** Prints the page. */
  print?: (() => void) | undefined;
}

/** The sheets of a paper before they are printed, or saved as a PDF: the browser's own dialog makes either. */
export default function PrintView(props: PrintViewProps) {
  const { paper, defaultPaperLanguage = paper.language, onClose, print = () => window.print() } = props;
  const { language } = useUi();
  const m = printMessagesIn(language);
  const [kind, setKind] = useState<SheetKind>('student');
  const [size, setSize] = useState<SheetSize>('a4');
  const [paperLanguage, setPaperLanguage] = useState(defaultPaperLanguage);
  const translated = paperLanguageOf(paper, paperLanguage);
  // What is printed of what has no translation.
  const written = [paper, ...sectionsInLanguage(paper, paperLanguage)].flatMap(({ title, instructions }) =>
    kind === 'student' ? [title, instructions] : [title],
  );
  const isWrittenOnce = paperLanguage !== paper.language && written.some((text) => text !== '');
  const [isLarge, setLarge] = useState(false);
  const sheets = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    back.current?.focus();
  }, []);
  return (
    <View onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <SheetsAlone $size={size === 'a4' ? 'A4 portrait' : 'letter portrait'} />
      <div data-part="options">
        <QuietButton ref={back} icon={<ArrowLeft aria-hidden="true" data-mirror="" />} onClick={onClose}>
          {m.back}
        </QuietButton>
        <RadioGroup
          label={m.kind}
          value={kind}
          inline
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'student')}
        >
          {kinds.map((each) => (
            <Radio key={each} value={each} label={m.kinds[each]} />
          ))}
        </RadioGroup>
        <RadioGroup
          label={m.size}
          value={size}
          inline
          onChange={(value) => setSize(value === 'letter' ? 'letter' : 'a4')}
        >
          <Radio value="a4" label={m.sizes.a4} />
          <Radio value="letter" label={m.sizes.letter} />
        </RadioGroup>
        <Checkbox label={m.large} checked={isLarge} onChange={(event) => setLarge(event.target.checked)} />
        <Button
          variant="primary"
          icon={<Printer aria-hidden="true" />}
          onClick={() => void picturesAreThere(sheets.current).then(print)}
        >
          {m.print}
        </Button>
      </div>
      <LanguageChoice {...translated} value={paperLanguage} onChange={setPaperLanguage} />
      <p>
        {m.hint} {isWrittenOnce && m.asWritten}
      </p>
      <div ref={sheets} data-part="print-sheets" role="group" aria-label={m.preview}>
        <PrintedPaper paper={paper} language={paperLanguage} kind={kind} size={size} isLarge={isLarge} />
      </div>
    </View>
  );
}
