/** A voice of the synthesiser that the recordings are made with. */
export type Voice = 'slt' | 'rms';

interface SpokenLine {
  voice: Voice;
  text: string;
  /** Who speaks, in the transcript of a conversation. */
  speaker?: string;
}

/**
 * What is said in the recordings of the Listening paper. `scripts/speak-samples.ts` makes the files in `samples/audio/` from it:
 * whoever changes a line runs it again.
 */
export const recordings = {
  'island-boat': [
    { voice: 'rms', text: 'Good morning, everybody, and welcome on board.' },
    { voice: 'rms', text: 'My name is Daniel, and I will be your guide on the island today.' },
    {
      voice: 'rms',
      text: 'The crossing takes about thirty five minutes. Today the sea is calm, so we should arrive at a quarter past ten.',
    },
    {
      voice: 'rms',
      text: 'When we land, we will first walk to the old lighthouse. It was built in eighteen sixty two, and two families lived in it.',
    },
    { voice: 'rms', text: 'Nobody lives there now. Since nineteen eighty eight the lamp has worked without a keeper.' },
    { voice: 'rms', text: 'You may climb the tower if you like. There are ninety six steps, and there is no lift.' },
    { voice: 'rms', text: 'The cafe beside the harbour opens at twelve, but the museum shop is closed this week.' },
    { voice: 'rms', text: 'Please be back on the boat at three o clock. We cannot wait, because of the tide.' },
    {
      voice: 'rms',
      text: 'One last thing. Seals are resting on the north beach, so please stay on the path and keep your dogs on a lead.',
    },
  ],
  'harbour-office': [
    { voice: 'slt', speaker: 'Clerk', text: 'Harbour office, good afternoon.' },
    { voice: 'rms', speaker: 'Caller', text: 'Hello. I would like to rent a small boat for Saturday.' },
    { voice: 'slt', speaker: 'Clerk', text: 'For how many people?' },
    { voice: 'rms', speaker: 'Caller', text: 'Four. My wife and I, and our two children.' },
    {
      voice: 'slt',
      speaker: 'Clerk',
      text: 'Then I would take the blue one. It has room for five. It costs eighteen pounds an hour, or sixty for the whole day.',
    },
    { voice: 'rms', speaker: 'Caller', text: 'We only need it in the morning. From nine until twelve, perhaps.' },
    {
      voice: 'slt',
      speaker: 'Clerk',
      text: 'That would be fifty four pounds. Life jackets are included. Do your children swim?',
    },
    { voice: 'rms', speaker: 'Caller', text: 'The older one does. The younger one is still learning.' },
    { voice: 'slt', speaker: 'Clerk', text: 'Fine. What name is it, please?' },
    { voice: 'rms', speaker: 'Caller', text: 'Marlow. That is M, A, R, L, O, W.' },
    {
      voice: 'slt',
      speaker: 'Clerk',
      text: 'Thank you, Mister Marlow. Please bring your passport, and come a quarter of an hour early, so that I can show you the engine.',
    },
  ],
} as const satisfies Record<string, readonly SpokenLine[]>;

/** The name of a recording. */
export type RecordingName = keyof typeof recordings;

/** What is said in a recording, as students may read it after the exam. */
export function transcriptOf(name: RecordingName): string {
  const lines: readonly SpokenLine[] = recordings[name];
  return lines.map(({ speaker, text }) => (speaker === undefined ? text : `${speaker}: ${text}`)).join('\n');
}
