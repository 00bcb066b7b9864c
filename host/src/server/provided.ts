import * as config from '@marketplace/shared/config';
import * as data from '@marketplace/shared/data';
import * as federation from '@marketplace/shared/federation';
import * as boundForm from '@marketplace/shared/form';
import * as contractForm from '@marketplace/shared/form/contract';
import * as http from '@marketplace/shared/http';
import * as media from '@marketplace/shared/media';
import * as modules from '@marketplace/shared/modules';
import * as motion from '@marketplace/shared/motion';
import * as offline from '@marketplace/shared/offline';
import * as places from '@marketplace/shared/places';
import * as proof from '@marketplace/shared/proof';
import * as router from '@marketplace/shared/router';
import * as session from '@marketplace/shared/session';
import * as telemetry from '@marketplace/shared/telemetry';
import * as toast from '@marketplace/shared/toast';
import * as ui from '@marketplace/shared/ui';
import * as combobox from '@marketplace/shared/ui/combobox';
import * as conversation from '@marketplace/shared/ui/conversation';
import * as dialog from '@marketplace/shared/ui/dialog';
import * as form from '@marketplace/shared/ui/form';
import * as list from '@marketplace/shared/ui/list';
import * as markdown from '@marketplace/shared/ui/markdown';
import * as menu from '@marketplace/shared/ui/menu';
import * as qrCode from '@marketplace/shared/ui/qr-code';
import * as sidePanel from '@marketplace/shared/ui/side-panel';
import * as table from '@marketplace/shared/ui/table';
import * as timeZone from '@marketplace/shared/ui/time-zone';
import * as jotai from 'jotai';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** What the host provides to remotes on the server: the same as the share scope in a browser. */
export const provided: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  jotai,
  '@marketplace/shared/config': config,
  '@marketplace/shared/data': data,
  '@marketplace/shared/federation': federation,
  '@marketplace/shared/form': boundForm,
  '@marketplace/shared/form/contract': contractForm,
  '@marketplace/shared/http': http,
  '@marketplace/shared/media': media,
  '@marketplace/shared/modules': modules,
  '@marketplace/shared/motion': motion,
  '@marketplace/shared/offline': offline,
  '@marketplace/shared/places': places,
  '@marketplace/shared/proof': proof,
  '@marketplace/shared/router': router,
  '@marketplace/shared/session': session,
  '@marketplace/shared/telemetry': telemetry,
  '@marketplace/shared/toast': toast,
  '@marketplace/shared/ui': ui,
  '@marketplace/shared/ui/combobox': combobox,
  '@marketplace/shared/ui/conversation': conversation,
  '@marketplace/shared/ui/dialog': dialog,
  '@marketplace/shared/ui/form': form,
  '@marketplace/shared/ui/list': list,
  '@marketplace/shared/ui/markdown': markdown,
  '@marketplace/shared/ui/menu': menu,
  '@marketplace/shared/ui/qr-code': qrCode,
  '@marketplace/shared/ui/side-panel': sidePanel,
  '@marketplace/shared/ui/table': table,
  '@marketplace/shared/ui/time-zone': timeZone,
};
