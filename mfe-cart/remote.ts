import { defineRemote } from '@marketplace/shared/contracts';

const paymentRoles = { marketplaceRoles: ['PAYMENT_ADMIN', 'PAYMENT_CREATOR'] };

declare module '@marketplace/shared/contracts' {
  interface WidgetProps {
    'mfe-cart/cart-badge': Record<string, never>;
    'mfe-cart/add-to-cart': { moduleId: string; moduleName: string; noOfUsers: number; noOfDays: number };
  }
}

export default defineRemote({
  name: 'mfe-cart',
  team: 'Checkout and billing',
  pages: [
    {
      path: '/cart',
      module: './src/pages/cart.tsx',
      access: paymentRoles,
      title: 'Cart',
      data: ['/tex-suite/cart', '/tex-suite/checkout/options', '/tex-suite/clients/user'],
    },
    {
      path: '/checkout',
      module: './src/pages/checkout.tsx',
      access: paymentRoles,
      title: 'Checkout',
      data: ['/tex-suite/cart', '/tex-suite/checkout/options'],
    },
    { path: '/payment-history', module: './src/pages/payment-history.tsx', access: 'public', title: 'Payment history' },
  ],
  widgets: {
    'cart-badge': './src/widgets/cart-badge.tsx',
    'add-to-cart': './src/widgets/add-to-cart.tsx',
  },
  budget: { '/cart': 21, '/checkout': 32 },
});
