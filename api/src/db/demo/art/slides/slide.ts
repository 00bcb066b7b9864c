import { artModule } from '../catalogue.ts';
import { iconSvg } from '../icons/icon-files.ts';
import { page } from '../kit/document.ts';
import type { Html } from '../kit/text.ts';
import type { Theme } from '../kit/theme.ts';
import { slideStyles } from './slide-styles.ts';

/** A large piece of a module's screen that runs off the right and bottom edge, and a smaller one that floats above it. */
export interface Slide {
  moduleId: string;
  /** The open entry of the module's menu, one of its first four. */
  section: string;
  title: string;
  note: string;
  /** Beside the title. */
  aside: Html;
  main: Html;
  floating: Html;
  styles?: string;
}

/** The page shows its text over the left 40 per cent, which therefore stays empty; on phones it stands below. */
export function slidePage(slide: Slide, theme: Theme, shape: 'wide' | 'phone'): Html {
  const module = artModule(slide.moduleId);
  const menu = module.sections
    .slice(0, 4)
    .map((entry) => `<span class="${entry === slide.section ? 'open' : ''}">${entry}</span>`)
    .join('');
  const body = `<div class="slide ${shape}"><section class="window"><nav><header><i>${iconSvg(module)}</i>${module.name}</header>${menu}</nav>
<div class="content"><header><div><h1>${slide.title}</h1><p>${slide.note}</p></div>${slide.aside}</header><div class="main">${slide.main}</div></div></section><aside>${slide.floating}</aside></div>`;
  return page(theme, module.hue, body, slideStyles + (slide.styles ?? ''));
}
