/** The simulated students, by the habit with which they answer. */
export const simulatedStudents = [
  'perfect',
  'near-miss',
  'no-accents',
  'typos',
  'empty',
  'guesses',
  'arabic-keyboard',
  'fast',
  'copies',
  'writes-much',
] as const;

/** A simulated student. */
export type SimulatedStudent = (typeof simulatedStudents)[number];

/** Something that every student does in a way of their own. */
export type ByStudent<Value> = Readonly<Record<SimulatedStudent, Value>>;
