/** Statuses of orders that were never paid, or that were fully refunded. */
const NO_PURCHASE =
  /cancel|refund|return|declin|void|charge.?back|fail|expire|draft|quotation|trash|abandon|unpaid|reject|storn|erstatt|abgelehnt|annul|rembours|reembols|devuel|devolv|rechaz|rimbors|annull|estorn|terugbet|mislukt|anulow|zwrot|iptal|iade|отмен|возвра|取消|退款|キャンセル|返金|취소|환불|ملغ/iu;
/** A partial refund leaves a purchase. */
const PARTIAL = /partial|teilweise|partiel|parcial|parzial|not |non|no /iu;

/** Tests whether a status means that an order was paid and kept. */
export function isPaid(status: string): boolean {
  return !NO_PURCHASE.test(status) || PARTIAL.test(status);
}
