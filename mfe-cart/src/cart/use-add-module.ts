import type { WidgetProps } from '@marketplace/shared/contracts';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';
import { moduleName } from './module-name.ts';
import { useCartActions } from './use-cart-actions.ts';

type Module = WidgetProps['mfe-cart/add-to-cart'];

const nameOf = async ({ moduleId, moduleName: given }: Module) => {
  if (given) return given;
  try {
    return await moduleName(moduleId);
  } catch {
    notify.error('Failed to load modules data');
    return null;
  }
};

/** Adds the module once, no matter how fast people click. */
export const useAddModule = (module: Module) => {
  const [adding, setAdding] = useState(false);
  const actions = useCartActions();
  const add = async () => {
    setAdding(true);
    const name = await nameOf(module);
    const { moduleId: itemId, noOfUsers, noOfDays } = module;
    if (name !== null) await actions.add({ itemId, itemType: 'module', name, noOfUsers, noOfDays });
    setAdding(false);
  };
  return { adding, add };
};
