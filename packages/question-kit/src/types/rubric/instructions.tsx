import { Prose } from '@rubrica/ui';
import { RichText } from '../../primitives/views/rich-text.tsx';

/** The instructions, set as a passage is, in their own direction. */
export function Instructions({ html, lang }: { html: string; lang: string }) {
  return (
    <Prose className="rb-instructions" lang={lang} dir="auto">
      <RichText html={html} />
    </Prose>
  );
}
