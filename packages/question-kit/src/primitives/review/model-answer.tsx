import { Prose } from '@rubrica/ui';
import { isBlank } from '../rich-text/rich-text.ts';
import { RichText } from '../views/rich-text.tsx';

/** The author's model answer, collapsed at first; renders nothing if it is blank. */
export function ModelAnswer({ title, html, lang }: { title: string; html: string | undefined; lang: string }) {
  if (html === undefined || isBlank(html)) return null;
  return (
    <details className="rb-model">
      <summary>{title}</summary>
      <Prose lang={lang} dir="auto">
        <RichText html={html} />
      </Prose>
    </details>
  );
}
