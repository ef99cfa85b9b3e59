import { Button, Dialog, EmptyState, Skeleton, Stack, Tabs, token } from '@rubrica/ui';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorText } from '../errors/error-text.ts';
import { useMessages } from '../i18n.ts';
import { useCommonMessages } from '../messages/common.ts';
import { LoadError } from '../page/load-error.tsx';
import { Loading } from '../page/loading.tsx';
import { shownSession } from '../session-ended.ts';
import { DictionaryEntries, NoEntry, Sources } from './dictionary-tab.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { maxWordLength } from './dictionary-host.ts';
import { withGap, type SelectedText } from './selected-text.ts';
import { TranslationTab } from './translation-tab.tsx';
import { isDictionaryOff, useKeptWord, useLookUp, type ChosenSense } from './use-dictionary.ts';

/** The modal's two views and what they start with (`spec.md` section 6, "Book state"). */
type ModalName = 'dictionary' | 'translation';
const defaultModalName: ModalName = 'dictionary';
const defaultTarget = 'ar';

const Sentence = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token.space[12]};
  border-inline-start: 3px solid ${token.color.line};
  color: ${token.color.inkSoft};
  overflow-wrap: anywhere;
  & mark {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    border-radius: 3px;
  }
`;

/** The longest title: a selection may be a whole paragraph. */
const maxTitleLength = 60;

interface WordModalProps {
  selected: SelectedText;
  /** Where it was found. */
  source: string;
  /** The view that it opens with; the dictionary without it. */
  initialModal?: ModalName;
  /** The language that it first translates into; Arabic without it. */
  initialTarget?: string;
  onClose: () => void;
}

/** What a selected text means, and how it is said in another language. */
export function WordModal(props: WordModalProps) {
  const { selected, source, initialModal = defaultModalName, initialTarget = defaultTarget, onClose } = props;
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const [modalName, setModalName] = useState(initialModal);
  const [target, setTarget] = useState(() => (selected.language === initialTarget ? 'en' : initialTarget));
  const query = useLookUp(selected);
  const [picked, setPicked] = useState<ChosenSense>();
  const canKeep = shownSession()?.role === 'student';
  const isTooLong = selected.text.length > maxWordLength;
  const entries = isTooLong ? [] : (query.data?.entries ?? []);
  const [entry] = entries;
  const chosen = picked ?? (entry && { entry, sense: entry.senses[0] ?? null });
  const { kept, keep, remove, isBusy } = useKeptWord({ selected, source, chosen: canKeep ? chosen : undefined });
  const tabs = useRef<HTMLDivElement>(null);
  const isOff = isDictionaryOff(query.error);

  const title =
    selected.text.length > maxTitleLength ? `${selected.text.slice(0, maxTitleLength).trimEnd()}…` : selected.text;
  const dictionary = query.isPending ? (
    <Loading label={messages.loading} onRetry={() => void query.refetch()}>
      <Stack gap={8}>
        <Skeleton width="30%" height="26px" />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Stack>
    </Loading>
  ) : query.isError ? (
    <LoadError
      error={query.error}
      title={messages.notLoaded}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  ) : entries.length === 0 ? (
    <NoEntry selected={selected} isTooLong={isTooLong} onTranslate={() => setModalName('translation')} />
  ) : (
    <Stack gap={16}>
      <DictionaryEntries selected={selected} entries={entries} {...(canKeep && { chosen, onChoose: setPicked })} />
      <Sources sources={query.data.sources} />
    </Stack>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      hasUnsaved={false}
      initialFocus={tabs}
      actions={
        canKeep &&
        chosen &&
        !isOff && (
          <Button
            variant={kept ? 'secondary' : 'primary'}
            icon={kept ? <BookmarkCheck aria-hidden="true" /> : <BookmarkPlus aria-hidden="true" />}
            loading={isBusy}
            onClick={() => void (kept ? remove() : keep())}
          >
            {kept ? messages.unkeep : messages.keep}
          </Button>
        )
      }
    >
      <div ref={tabs} tabIndex={-1} style={{ outline: 'none' }}>
        <Stack gap={16}>
          {selected.sentence !== selected.text && <SentenceView {...selected} />}
          {isOff ? (
            <EmptyState title={messages.off} illustration="locked" level={3}>
              {errorText(query.error, common)}
            </EmptyState>
          ) : (
            <Tabs
              label={messages.views}
              value={modalName}
              onChange={setModalName}
              items={[
                { value: 'dictionary', label: messages.dictionary, content: dictionary },
                {
                  value: 'translation',
                  label: messages.translation,
                  content: query.isPending ? (
                    dictionary
                  ) : (
                    <TranslationTab selected={selected} target={target} onTarget={setTarget} />
                  ),
                },
              ]}
            />
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

function SentenceView({ sentence, text, language }: SelectedText) {
  const parts = withGap(sentence, text);
  return (
    <Sentence lang={language} dir="auto">
      {parts ? (
        <>
          {parts.before}
          <mark>{parts.gap}</mark>
          {parts.after}
        </>
      ) : (
        sentence
      )}
    </Sentence>
  );
}
