interface SpokenTimes {
  prepSeconds?: number | undefined;
  answerSeconds?: number | undefined;
}

/** The times of another prompt or photo, for a new one: those of one exercise are usually alike. */
export function timesLike(other: SpokenTimes | undefined): { prepSeconds?: number; answerSeconds?: number } {
  return {
    ...(other?.prepSeconds === undefined ? {} : { prepSeconds: other.prepSeconds }),
    ...(other?.answerSeconds === undefined ? {} : { answerSeconds: other.answerSeconds }),
  };
}
