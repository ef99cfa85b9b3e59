import { writerOf } from '../messages/writer.ts';

const { number, counted } = writerOf('en');
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** What stands on and around a player. */
export const playerEn = {
  playerPlay: 'Play',
  playerPause: 'Pause',
  playerPosition: 'Position',
  playerAt: (time: string, length: string): string => `${time} of ${length}`,
  playerSpeed: 'Speed',
  playerTimes: (rate: number): string => `${exact.format(rate)}×`,
  playerMute: 'Mute',
  playerUnmute: 'Sound on',
  playerVolume: 'Volume',
  playerPercent: (share: number): string => `${number(Math.round(share * 100))}%`,
  playerCaptions: 'Captions',
  playerWhole: 'Full screen',
  playerWholeEnd: 'Leave full screen',
  playerTranscript: 'Transcript',
  playerDownload: 'Download',
  playerLoading: 'Loading …',
  playerFailed: 'This could not be played. Check your connection and try again: it goes on where it stopped.',
  playerTryAgain: 'Try again',
  playerNoCaptions: 'The captions could not be loaded.',
  playerMay: (limit: number): string =>
    counted(limit, {
      one: 'You can play this once. Pausing is fine; going back is not possible.',
      other: 'You can play this # times. Pausing is fine; going back is not possible.',
    }),
  playerNow: (play: number, limit: number): string => `Play ${number(play)} of ${number(limit)}.`,
  playerPaused: 'Paused: going on is still the same play.',
  playerLeft: (left: number): string => counted(left, { one: 'You can play it once more.', other: '# plays left.' }),
  playerOver: 'You have heard it as often as it may be played. Answer from memory and your notes.',
};

/** The texts of a player. */
export type PlayerMessages = typeof playerEn;
