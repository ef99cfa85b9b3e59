import { expect, it } from 'vitest';
import { readLink } from './check-link.ts';
import { problemOf } from './load-video.ts';

it.each([
  ['films/lecture.mp4', 'not-an-address'],
  ['', 'not-an-address'],
  ['javascript:alert(1)', 'not-an-address'],
  ['http://media.example/lecture.mp4', 'not-https'],
  ['https://media.example/lecture.M3U8?token=1', 'no-hls'],
])('refuses %j before it is tried', (text, problem) => {
  expect(readLink(text, false)).toBe(problem);
});

it('tries every other address, and a playlist where the browser plays them', () => {
  expect(String(readLink(' https://media.example/lecture.mp4 ', false))).toBe('https://media.example/lecture.mp4');
  expect(String(readLink('https://media.example/lecture.m3u8', true))).toBe('https://media.example/lecture.m3u8');
});

it.each([
  [4, 'DEMUXER_ERROR_COULD_NOT_OPEN: FFmpegDemuxer: open context failed', 'format'],
  [4, 'MEDIA_ELEMENT_ERROR: Format error', 'unreachable'],
  [4, '404: Not Found', 'unreachable'],
  [4, 'NS_ERROR_DOM_MEDIA_METADATA_ERR (0x806e0006)', 'format'],
  [4, '', 'unreachable'],
  [3, '', 'format'],
])('tells what a browser cannot read from what is not there: %i %j', (code, message, problem) => {
  expect(problemOf({ code, message })).toBe(problem);
});
