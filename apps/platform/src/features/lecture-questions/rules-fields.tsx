import { Checkbox, Heading, Stack, TextField } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { exactVideoTime, parseVideoTime, videoTime } from '../../lib/video-time.ts';
import { latinDigits } from '../../lib/text/latin-digits.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { QuestionRules } from './question-rules.ts';

const maxTries = 100;

/** Reads how many tries were typed; null where it is no such number. */
function triesOf(text: string): number | null {
  const digits = latinDigits(text.trim());
  return /^\d{1,3}$/u.test(digits) && Number(digits) <= maxTries ? Number(digits) : null;
}

interface RulesFieldsProps {
  rules: QuestionRules;
  /** The length of the video, which the question's place is within. */
  durationMs: number;
  onChange: (rules: QuestionRules) => void;
}

/** When a question is asked and what a student has to do there, each with what it means. */
export function RulesFields({ rules, durationMs, onChange }: RulesFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const [time, setTime] = useState({ text: exactVideoTime(rules.atMs), atMs: rules.atMs });
  const [tries, setTries] = useState({ text: String(rules.maxTries), maxTries: rules.maxTries });
  // Another copy was taken, or the last one discarded.
  const timeText = time.atMs === rules.atMs ? time.text : exactVideoTime(rules.atMs);
  const triesText = tries.maxTries === rules.maxTries ? tries.text : String(rules.maxTries);
  const parsedTime = parseVideoTime(timeText);
  const isTimeValid = parsedTime !== null && parsedTime <= durationMs;
  const areTriesValid = triesOf(triesText) !== null;

  return (
    <Stack gap={16}>
      <Heading level={2} size={16}>
        {messages.rules}
      </Heading>
      <TextField
        label={messages.at}
        hint={messages.atHint}
        dir="ltr"
        inputMode="decimal"
        value={timeText}
        error={isTimeValid ? undefined : messages.atInvalid(videoTime(durationMs))}
        onChange={({ target }) => {
          const parsed = parseVideoTime(target.value);
          const atMs = parsed !== null && parsed <= durationMs ? parsed : rules.atMs;
          setTime({ text: target.value, atMs });
          if (atMs !== rules.atMs) onChange({ ...rules, atMs });
        }}
      />
      <Checkbox
        label={messages.required}
        hint={messages.requiredHint}
        checked={rules.isRequired}
        onChange={({ target }) => onChange({ ...rules, isRequired: target.checked })}
      />
      <Checkbox
        label={messages.mustBeRight}
        hint={messages.mustBeRightHint}
        checked={rules.mustBeRight}
        onChange={({ target }) => onChange({ ...rules, mustBeRight: target.checked })}
      />
      <TextField
        label={messages.tries}
        hint={messages.triesHint}
        inputMode="numeric"
        value={triesText}
        error={areTriesValid ? undefined : messages.triesInvalid}
        onChange={({ target }) => {
          const next = triesOf(target.value) ?? rules.maxTries;
          setTries({ text: target.value, maxTries: next });
          if (next !== rules.maxTries) onChange({ ...rules, maxTries: next });
        }}
      />
      <Checkbox
        label={messages.showWhy}
        hint={messages.showWhyHint}
        checked={rules.showWhy}
        onChange={({ target }) => onChange({ ...rules, showWhy: target.checked })}
      />
      <p style={{ fontSize: 14 }}>{messages.markedNote}</p>
    </Stack>
  );
}
