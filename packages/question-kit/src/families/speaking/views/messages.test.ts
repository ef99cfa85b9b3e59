import { expect, it } from 'vitest';
import { answerMessages } from '../../../primitives/messages/answer.ts';
import { speakingMessages } from './messages.ts';

it('names a prompt in other words than the question that it belongs to: each has a number', () => {
  for (const language of ['en', 'ar'] as const) {
    const { speakingItem, speakingAnswerTo } = speakingMessages[language];
    const question = answerMessages[language].question(2);
    expect(speakingItem('prompt', 2)).not.toContain(question);
    expect(speakingAnswerTo('prompt', 2, 3)).not.toContain(question);
  }
});
