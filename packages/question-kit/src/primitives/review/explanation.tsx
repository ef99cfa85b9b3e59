import { isBlank } from '../rich-text/rich-text.ts';
import { RichText } from '../views/rich-text.tsx';

/** The author's explanation with a heading; renders nothing if it is blank. */
export function Explanation({ title, html, lang }: { title: string; html: string | undefined; lang: string }) {
  if (html === undefined || isBlank(html)) return null;
  return (
    <div className="rb-why">
      <b>{title}</b>
      <div lang={lang} dir="auto">
        <RichText html={html} />
      </div>
    </div>
  );
}
