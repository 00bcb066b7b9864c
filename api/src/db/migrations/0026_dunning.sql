CREATE TABLE "dunning" (
	"client_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"reminded_on" date NOT NULL,
	"announced_for" date,
	"suspended_on" date,
	CONSTRAINT "dunning_client_id_invoice_id_pk" PRIMARY KEY("client_id","invoice_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "dunning" ADD CONSTRAINT "dunning_client_id_invoice_id_invoices_client_id_id_fk" FOREIGN KEY ("client_id","invoice_id") REFERENCES "public"."invoices"("client_id","id") ON DELETE cascade ON UPDATE no action;