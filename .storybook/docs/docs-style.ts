import { colorDeclarations, lightColors } from '../../packages/ui/src/theme/colors.ts';
import './sheet.css';

// Docs pages are always light (`docs.theme` in the preview) and are rendered outside every `UiProvider`, so the custom
// properties that `sheet.css` uses are declared here.
const style = document.createElement('style');
style.textContent = `.sbdocs{${colorDeclarations(lightColors)}}`;
document.head.append(style);
