ALTER TABLE "modules" ADD COLUMN "tax_code" text;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD COLUMN "tax_code" text;