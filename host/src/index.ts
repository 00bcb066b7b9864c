import './bootstrap.tsx';
import './federation/shared-entries.ts';
