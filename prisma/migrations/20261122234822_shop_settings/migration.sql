-- CreateTable
CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "address_bn" TEXT NOT NULL,
    "chat_url" TEXT NOT NULL,
    "facebook_url" TEXT NOT NULL,
    "instagram_url" TEXT NOT NULL,
    "youtube_url" TEXT NOT NULL,
    "processing_days" TEXT NOT NULL,
    "processing_days_bn" TEXT NOT NULL,
    "governing_law" TEXT NOT NULL,
    "governing_law_bn" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);
