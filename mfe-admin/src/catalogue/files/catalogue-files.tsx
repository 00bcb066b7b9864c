import { Button, Card } from '@marketplace/shared/ui';
import { Download } from 'lucide-react';
import { saveFile, serverSaid } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';
import { CATALOGUE } from '../use-managed.ts';
import styles from './catalogue-files.module.css';
import { ImportCard } from './import-card.tsx';

const NOT_EXPORTED = 'The export failed. Check your connection and try again.';

const exportFile = () =>
  saveFile(`${CATALOGUE}/export`, 'catalogue.json').catch((error: unknown) =>
    notify.error(serverSaid(error) ?? NOT_EXPORTED),
  );

/** Import and export of the catalog. */
export const CatalogueFiles = () => (
  <div className={styles.columns}>
    <ImportCard />
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title}>Export</h2>
      <p className={styles.text}>
        Download everything you’ve published as a JSON file: names, descriptions, links, tags and downloads. Import it
        into another marketplace to build the same catalog there.
      </p>
      <div>
        <Button onClick={() => void exportFile()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          Export catalog
        </Button>
      </div>
    </Card>
  </div>
);
