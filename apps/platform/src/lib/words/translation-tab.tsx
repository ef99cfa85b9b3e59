import { Banner, EmptyState, Progress, QuietButton, Select, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMessages } from '../i18n.ts';
import { LoadError } from '../page/load-error.tsx';
import { Loading } from '../page/loading.tsx';
import { keyOf } from '../query-keys.ts';
import { downloadTranslator } from './browser-translator.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { SelectedText } from './selected-text.ts';
import { translate, type Translation } from './translate.ts';

/** Languages to translate into; Arabic is the default (`spec.md` section 6). */
const targets = ['ar', 'en', 'fr', 'de', 'es', 'it', 'pt', 'tr', 'fa', 'ur', 'id', 'ru', 'uk', 'zh', 'ja', 'ko'];

const Result = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token.font[18]};
  line-height: 1.7;

  & > li:first-child {
    font-size: ${token.font[22]};
    line-height: 1.5;
  }
  & > li {
    overflow-wrap: anywhere;
  }
  & > li + li {
    color: ${token.color.inkSoft};
  }
`;

const Quiet = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

interface TranslationTabProps {
  selected: SelectedText;
  /** The language to translate into, BCP 47. */
  target: string;
  onTarget: (target: string) => void;
}

/** A text in another language. */
export function TranslationTab({ selected, target, onTarget }: TranslationTabProps) {
  const messages = useMessages({ en, ar });
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  const { text, language } = selected;
  const isSame = target === language;
  const query = useQuery({
    queryKey: keyOf('Metadata', 'translation', language, target, text),
    queryFn: ({ signal }) => translate(text, { from: language, to: target, signal }),
    enabled: !isSame,
    staleTime: ({ state }) => (state.data?.state === 'translated' ? Number.POSITIVE_INFINITY : 0),
  });
  return (
    <Stack gap={16}>
      <Select
        label={messages.translateTo}
        options={targets.map((value) => ({ value, label: names.of(value) ?? value }))}
        value={target}
        onChange={onTarget}
      />
      {isSame ? (
        <Quiet>{messages.sameLanguage}</Quiet>
      ) : query.data ? (
        <TranslationResult
          translation={query.data}
          from={language}
          target={target}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <Loading label={messages.translating}>
          <Stack gap={8}>
            <Skeleton width="70%" height="28px" />
            <Skeleton width="40%" />
          </Stack>
        </Loading>
      ) : (
        <LoadError
          error={query.error}
          title={messages.notTranslated}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </Stack>
  );
}

interface TranslationResultProps {
  translation: Translation;
  from: string;
  target: string;
  onRetry: () => void;
}

function TranslationResult({ translation, from, target, onRetry }: TranslationResultProps) {
  const messages = useMessages({ en, ar });
  switch (translation.state) {
    case 'translated':
      if (translation.translations.length === 0) return <Quiet>{messages.noTranslation}</Quiet>;
      return (
        <>
          <Result lang={target} dir="auto">
            {translation.translations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Result>
          <Quiet>{translation.by === 'browser' ? messages.byBrowser : messages.byServer}</Quiet>
        </>
      );
    case 'downloadable':
      return <DownloadOffer from={from} target={target} />;
    case 'none-set-up':
      return (
        <EmptyState title={messages.noneSetUp} level={3}>
          {messages.noneSetUpText}
        </EmptyState>
      );
    case 'unavailable':
      return (
        <EmptyState
          title={messages.unavailable}
          illustration="broken"
          level={3}
          action={<QuietButton onClick={onRetry}>{messages.retry}</QuietButton>}
        >
          {messages.unavailableText}
        </EmptyState>
      );
  }
}

/** The browser can translate after a download, which only a press may begin. */
function DownloadOffer({ from, target }: { from: string; target: string }) {
  const messages = useMessages({ en, ar });
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    setFailed(false);
    setProgress(0);
    try {
      await downloadTranslator(from, target, setProgress);
      await client.invalidateQueries({ queryKey: keyOf('Metadata', 'translation', from, target) });
    } catch {
      setFailed(true);
    } finally {
      setProgress(null);
    }
  };
  return (
    <>
      {hasFailed && (
        <Banner tone="danger" announce>
          {messages.downloadFailed}
        </Banner>
      )}
      <EmptyState
        title={messages.downloadable}
        level={3}
        action={
          <QuietButton loading={progress !== null} onClick={() => void download()}>
            {messages.download}
          </QuietButton>
        }
      >
        {messages.downloadableText}
      </EmptyState>
      {progress !== null && <Progress label={messages.downloading} value={progress} />}
    </>
  );
}
