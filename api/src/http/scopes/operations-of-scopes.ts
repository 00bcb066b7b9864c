import type { ApiScope } from '@marketplace/shared/contracts';

/**
 * The operations that each scope allows, by their names in the API reference. Keys can call nothing else: no sign-in,
 * sessions, second factors, profiles, personal data, roles, API keys, or anything that needs a fresh proof. A test
 * makes sure that every operation is either listed here or closed on purpose.
 */
export const operationsOfScopes: Record<ApiScope, readonly string[]> = {
  'catalog:read': [
    ...['getCatalogTree', 'getArchivingImpact', 'listEditableModules', 'getEditableModule', 'listPrices', 'listSlides'],
    ...['listEditableTopChoices', 'listEditableTutorials', 'exportCatalog', 'listCoupons', 'listCouponChoices'],
    ...['listReviews', 'getReview'],
  ],
  'catalog:write': [
    ...['createCategory', 'updateCategory', 'reorderCategories', 'setCategoryStatus'],
    ...['createBucket', 'updateBucket', 'reorderBuckets', 'setBucketStatus'],
    ...['createModule', 'updateModule', 'setModuleStatus', 'discardModuleChanges'],
    ...['createPrice', 'updatePrice', 'deletePrice', 'createCoupon', 'updateCoupon', 'setCouponStatus'],
    ...['createSlide', 'updateSlide', 'reorderSlides', 'setSlideStatus'],
    ...['createTopChoice', 'updateTopChoice', 'deleteTopChoice', 'reorderTopChoices'],
    ...['createTutorial', 'updateTutorial', 'reorderTutorials', 'setTutorialStatus'],
    ...['importCatalog', 'uploadPicture', 'setReviewStatus', 'dismissReviewReports'],
  ],
  'orders:read': [
    ...['getCart', 'getCheckoutOptions', 'listPublishedCoupons', 'listMyCoupons', 'listModuleRequests'],
    ...['listOrders', 'getOrder', 'listAllOrders', 'getAnyOrder'],
  ],
  'orders:write': [
    ...['addToCart', 'updateCartItem', 'removeCartItem', 'removeCartItems', 'clearCart'],
    ...['saveCheckoutDraft', 'quoteOrder', 'placeOrder', 'cancelOrder', 'cancelAnyOrder'],
  ],
  'billing:read': [
    ...['listMyClients', 'getPayer', 'listPayments', 'getPayment', 'calculateDues', 'downloadInvoice'],
    ...['downloadReceipt', 'downloadCreditNote', 'listClientInvoices', 'searchInvoices', 'getInvoice'],
    ...['listSubscriptions', 'listActiveSubscriptions', 'listClientSubscriptions', 'listUserSubscriptions'],
    ...['listModuleSubscriptions', 'quoteSubscriptionChange', 'quoteRenewal', 'quoteCreditNote'],
    ...['quoteSubscriptionEnd', 'listAllSubscriptions', 'getSubscriptionOverview'],
  ],
  'billing:write': [
    ...['startPayment', 'changeSubscription', 'setRenewal', 'cancelSubscription', 'resumeSubscription', 'assignSeats'],
    ...['recordBankTransfer', 'issueCreditNote', 'refundInvoice', 'endSubscription'],
  ],
  'people:read': [
    ...['listMembers', 'listEmployees', 'listUsers', 'listUsersByRole', 'getUser', 'getModuleAccess'],
    ...['listMarketplaceRoles', 'listMarketplaceRoleMembers'],
    ...['listOrganizations', 'getOrganization', 'listPeopleWithoutOrganization'],
  ],
  'people:write': [
    ...['addMember', 'removeMember', 'createDepartment', 'renameUser', 'setModuleAccess'],
    ...['createOrganization', 'updateOrganization', 'setOrganizationStatus', 'moveMember'],
  ],
  'support:read': [
    ...['listTickets', 'getTicket', 'listAgents', 'downloadAttachment', 'downloadFile', 'listSavedReplies'],
    ...['listContactMessages', 'listDemoRequests', 'getSupportOverview'],
  ],
  'support:write': [
    ...['updateTickets', 'answerTicket', 'addTicketNote', 'uploadFile', 'deleteFile', 'scheduleDemo', 'cancelDemo'],
    ...['createSavedReply', 'updateSavedReply', 'deleteSavedReply'],
  ],
  'reports:read': [
    'getSalesOverview',
    'getPeopleOverview',
    'reportRevenue',
    'reportRecurringRevenue',
    'reportTax',
    'reportRenewals',
    'reportAgeing',
    'getHealth',
    'getHealthTimeline',
  ],
  'audit:read': ['listAuditEvents', 'listAuditActions'],
  'webhooks:read': ['listWebhooks', 'getWebhook', 'listWebhookDeliveries'],
  'webhooks:write': ['deleteWebhook', 'testWebhook', 'replayWebhookDelivery', 'replayWebhook'],
};
