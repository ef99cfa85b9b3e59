import type { WhatsAppPreview, WhatsAppUnreachableReason } from '@rubrica/api-client/contract';
import { Banner, RouteLink, token } from '@rubrica/ui';
import { Paperclip } from 'lucide-react';
import { styled } from 'styled-components';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { None } from '../../../lib/page/section.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { textLanguageOf, type SendDraft } from './send-draft.ts';

const reasons = ['no-number', 'opted-out', 'no-consent'] as const satisfies WhatsAppUnreachableReason[];

const Without = styled.details`
  font-size: ${token.font[14]};
  & > summary {
    min-block-size: 28px;
    inline-size: fit-content;
    color: ${token.color.warningInk};
    font-weight: 550;
    cursor: pointer;
  }
  & > ul {
    max-block-size: 220px;
    margin: 0;
    padding-inline-start: 1.4em;
    overflow: auto;
  }
`;

/** Where the messages come from, if that is not simply the primary number, which works. */
export function SenderNotice({ preview: { isConfigured, from } }: { preview: WhatsAppPreview }) {
  const { compose: m, toDashboard } = useMessages({ en, ar });
  if (isConfigured && from?.status === 'connected') return null;
  const [title, text] = !isConfigured
    ? [m.notConfigured, m.notConfiguredText]
    : from === null
      ? [m.noPrimary, m.noPrimaryText]
      : [m.disconnected(from.name), m.disconnectedText];
  return (
    <Banner
      tone={isConfigured && from !== null ? 'warning' : 'danger'}
      title={title}
      action={<RouteLink to="/admin/dashboard">{toDashboard}</RouteLink>}
    >
      {text}
    </Banner>
  );
}

interface RecipientsProps {
  preview: WhatsAppPreview;
  /** Whether anybody is chosen: nobody may be, and nobody may match what was chosen. */
  isChosen: boolean;
}

/** How many get it, how long that takes, when it begins, and who gets nothing. */
export function Recipients({ preview, isChosen }: RecipientsProps) {
  const { compose: m } = useMessages({ en, ar });
  const { count, minutes, ahead, without, quiet, from } = preview;
  const { dateTime } = useCalendarFormat(quiet?.timeZone ?? 'UTC');
  return (
    <>
      <p role="status">
        {count > 0 ? (
          <strong>{m.duration(count, minutes)}</strong>
        ) : without.length > 0 ? (
          m.nobodyLeft
        ) : isChosen ? (
          m.nobodyMatches
        ) : (
          m.nobody
        )}
      </p>
      {count > 0 && ahead > 0 && <None>{m.ahead(ahead)}</None>}
      {from !== null && (
        <None>
          {m.fromNumber(from.name)}
          {from.phone_number !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{from.phone_number}</bdi>
            </>
          )}
        </None>
      )}
      {quiet !== null &&
        (quiet.isNow && quiet.endsAt !== null ? (
          <Banner tone="warning">{m.quietNow(quiet.from, quiet.until, dateTime(quiet.endsAt))}</Banner>
        ) : (
          <None>{m.quiet(quiet.from, quiet.until)}</None>
        ))}
      {reasons.map((reason) => {
        const people = without.filter((person) => person.reason === reason);
        return (
          people.length > 0 && (
            <Without key={reason}>
              <summary>{m.without[reason](people.length)}</summary>
              <ul>
                {people.map(({ _id, name }) => (
                  <li key={_id}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
              <None>{m.withoutHint}</None>
            </Without>
          )
        );
      })}
    </>
  );
}

const Samples = styled.ul`
  display: grid;
  gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${token.space[4]};
  }
  & > li > small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** A message as a phone shows it, in the direction of its own language. */
const Bubble = styled.div`
  inline-size: fit-content;
  max-inline-size: min(100%, 44ch);
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.card};
  border-start-start-radius: 2px;
  background: ${token.color.successSoft};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & > [data-file] {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    color: ${token.color.inkSoft};
  }
  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

interface MessageBubbleProps {
  text: string;
  language: 'en' | 'ar';
  media?: { name: string } | null;
}

/** One message as its recipient sees it. */
export function MessageBubble({ text, language, media = null }: MessageBubbleProps) {
  return (
    <Bubble lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {media && (
        <div data-file="">
          <Paperclip aria-hidden="true" />
          <bdi>{media.name}</bdi>
        </div>
      )}
      {text}
    </Bubble>
  );
}

interface SampleListProps {
  preview: WhatsAppPreview;
  draft: SendDraft;
}

/** What three of the people get. */
export function SampleList({ preview: { samples }, draft }: SampleListProps) {
  const { compose: m } = useMessages({ en, ar });
  const { media } = draft;
  const shown = samples
    .filter(({ text }) => text.trim() !== '' || media !== null)
    .map((sample) => ({ ...sample, language: textLanguageOf(draft, sample.language) }));
  const isWritten = draft.en.trim() !== '' || draft.ar.trim() !== '' || media !== null;
  if (shown.length === 0) return <None>{isWritten ? m.previewNobody : m.previewEmpty}</None>;
  return (
    <Samples>
      {shown.map(({ _id, name, language, text }) => (
        <li key={_id}>
          <small>{m.sampleTo(name, m.languages[language])}</small>
          <MessageBubble text={text} language={language} media={media} />
        </li>
      ))}
    </Samples>
  );
}
