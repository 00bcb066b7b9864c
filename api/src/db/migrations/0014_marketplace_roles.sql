INSERT INTO "marketplace_role_definitions" ("id", "role_name", "role_type", "description") VALUES
  ('payment-admin', 'PAYMENT_ADMIN', 'PAYMENT', 'Fills the cart, checks out and sees invoices of the client.'),
  ('payment-creator', 'PAYMENT_CREATOR', 'PAYMENT', 'Prepares purchases that a payment administrator decides.')
ON CONFLICT DO NOTHING;
