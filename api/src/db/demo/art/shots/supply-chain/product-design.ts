import type { Screen } from '../../kit/frame.ts';
import { changeControl } from './product-design/change-control.ts';

export const productDesignScreens: Record<string, Screen[]> = { 'change-control': [changeControl] };
