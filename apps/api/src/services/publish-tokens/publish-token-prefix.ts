/** How every token for publishing begins, so that people and scanners of leaked secrets know one when they see it. */
export const publishTokenPrefix = 'rubrica_publish_';
