/** What caption files mark up: style, voices, languages, times within a cue, and where SubRip files place a line. */
const tags = /<\/?(?:b|i|u|s|c|v|lang|ruby|rt|font)(?:[.\s][^<>]*)?>|<\d[\d:.]*>|\{\\[^{}]*\}/giu;
const voice = /<v(?:\.[^\s<>]*)?\s+(?<name>[^<>]+)>/giu;

/** Takes style tags off a line and writes who speaks in front of it. What is no tag, such as `<3`, stays as text. */
export function stripTags(line: string): string {
  return line.replaceAll(voice, (_tag, name: string) => `${name.trim()}: `).replaceAll(tags, '');
}

/** Writes a text so that WebVTT shows it as it is. */
export function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
