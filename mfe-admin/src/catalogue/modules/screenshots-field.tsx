import type { ModuleFields } from '@marketplace/shared/contracts';
import { Button, IconButton } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import { refusalOf } from '../editing/bound.ts';
import type { Editor } from '../editing/use-editor.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import styles from './row-field.module.css';

const most = 8;

/** Pictures of the module at work, each for both themes and in words. */
export const ScreenshotsField = ({ editor: { fields, set, errors, labels } }: { editor: Editor<ModuleFields> }) => {
  const { screenshots } = fields;
  const change = (index: number, part: Partial<ModuleFields['screenshots'][number]>) =>
    set({ screenshots: screenshots.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>{labels.screenshots}</legend>
      {screenshots.map(({ url, urlDark, alt }, index) => (
        <div className={styles.card} key={index}>
          <div className={styles.top}>
            {`Screenshot ${index + 1}`}
            <IconButton
              label={`Remove screenshot ${index + 1}`}
              onClick={() => set({ screenshots: screenshots.filter((_, at) => at !== index) })}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
          <PictureField
            label={`Picture ${index + 1}`}
            url={url || null}
            error={errors[`screenshots.${index}.url`]}
            onChange={(next) => change(index, { url: next ?? '' })}
          />
          <PictureField
            label={`Picture ${index + 1} in the dark theme`}
            optional
            url={urlDark}
            error={errors[`screenshots.${index}.urlDark`]}
            onChange={(next) => change(index, { urlDark: next })}
          />
          <TextField
            label={`What picture ${index + 1} shows`}
            help="Read aloud to who does not see it."
            maxLength={200}
            error={refusalOf(errors[`screenshots.${index}.alt`], 'Say in words what it shows.')}
            value={alt}
            onChange={(event) => change(index, { alt: event.target.value })}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={screenshots.length >= most}
          onClick={() => set({ screenshots: [...screenshots, { url: '', urlDark: null, alt: '' }] })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add screenshot
        </Button>
      </div>
    </fieldset>
  );
};
