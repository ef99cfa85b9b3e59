import { Prose } from '@rubrica/ui';
import { RichText } from '../../primitives/views/rich-text.tsx';

/** The words as they were written, to be read only. */
export function PlainWords({ html, lang }: { html: string; lang: string }) {
  return (
    <Prose lang={lang} dir="auto">
      <RichText html={html} />
    </Prose>
  );
}
