import { Link, type LinkProps } from '../../router/index.ts';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';
import type { ButtonLook } from './button.tsx';

/** A link that looks like a button, for going somewhere. */
export const LinkButton = ({ kind = 'secondary', size = 'medium', wide, ...rest }: LinkProps & ButtonLook) => (
  <Link
    {...rest}
    className={classNames(styles.button, rest.className)}
    data-kind={kind}
    data-size={size}
    data-wide={wide || undefined}
  />
);
