import { isBlank } from '../rich-text/rich-text.ts';
import { RichText } from '../views/rich-text.tsx';

/** An author's explanation, under a small heading; nothing where the author gave none. */
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
