import { colorDeclarations, darkColors, lightColors } from '../../packages/ui/src/theme/colors.ts';
import './sheet.css';

// Docs pages are rendered outside every `UiProvider`, so the custom properties that `sheet.css` uses are declared here.
const style = document.createElement('style');
style.textContent = `.sbdocs{${colorDeclarations(lightColors)}}.rb-docs[data-theme=dark]{${colorDeclarations(darkColors)};color-scheme:dark}`;
document.head.append(style);
