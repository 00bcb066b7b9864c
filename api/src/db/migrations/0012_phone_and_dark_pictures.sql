ALTER TABLE "slides" ADD COLUMN "image_url_phone" text;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "image_url_phone_dark" text;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "renditions_phone" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "top_choices" ADD COLUMN "video_url_dark" text;--> statement-breakpoint
ALTER TABLE "top_choices" ADD COLUMN "thumbnail_url_dark" text;--> statement-breakpoint
ALTER TABLE "top_choices" ADD COLUMN "image_url_dark" text;