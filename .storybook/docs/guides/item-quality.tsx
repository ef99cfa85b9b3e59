import { Markdown } from '@storybook/addon-docs/blocks';
import { itemQualityText } from './item-quality-text.ts';

/** The rules of item quality, each with its examples. */
export function ItemQuality() {
  return <Markdown>{itemQualityText()}</Markdown>;
}
